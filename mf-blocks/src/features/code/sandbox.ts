/**
 * What code in a frame may do: run, send forms, open windows. Without `allow-same-origin` it has no origin, and so neither the
 * site's cookies nor its storage nor the page around it. The server says the same of the frame's page.
 */
export const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
