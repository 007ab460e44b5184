import { messages as settingsFormMessages } from '../settings-form/settings-form.messages.pl';

export const messages = {
  ...settingsFormMessages,
  changed: 'Ostatnia publikacja: {by}, {at}.',
  failed: 'Nie udało się. Twoje zmiany nadal tu są; zaczekaj chwilę i spróbuj ponownie.',
  save: 'Opublikuj',
  saved: 'Opublikowano. Odwiedzający zobaczą to na następnej stronie.',
  saveDraft: 'Zapisz wersję roboczą',
  draftSaved: 'Zapisano wersję roboczą. Odwiedzający jej nie widzą.',
  draft: 'Wersja robocza, nieopublikowana',
  draftBy: 'Ostatni zapis: {by}, {at}. Odwiedzający zobaczą ją dopiero po opublikowaniu.',
  draftOutdated:
    'Od czasu rozpoczęcia tej wersji roboczej opublikowano coś innego. Jeśli ją opublikujesz, zastąpi tamte zmiany.',
  discardDraft: 'Odrzuć wersję roboczą',
  discardDraftHint: 'Przywraca na tej stronie to, co jest opublikowane. Odwiedzający nie zauważą zmiany.',
  draftDiscarded: 'Odrzucono wersję roboczą. Tak widzą to odwiedzający.',
} as const;
