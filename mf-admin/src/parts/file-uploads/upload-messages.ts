/** Keys of the messages that a queue of uploads shows; features with uploads have them. */
export type UploadMessage =
  | 'uploadWaiting'
  | 'uploadSending'
  | 'uploadProcessing'
  | 'uploadDone'
  | 'uploadError'
  | 'uploadOffline'
  | 'uploadProblem'
  | 'uploadIncomplete'
  | 'uploadNoData'
  | 'uploadJobFailed'
  | 'uploadJobCancelled'
  | 'uploadJobIncomplete'
  | 'uploadSignedOut';

/** Those of a form that uploads files. */
export type UploadFormMessage =
  | UploadMessage
  | 'uploadFiles'
  | 'uploadTypes'
  | 'uploadSend'
  | 'uploadDrop'
  | 'uploadAgain'
  | 'uploadCancel'
  | 'uploadSum'
  | 'uploadFailures'
  | 'uploadSee';
