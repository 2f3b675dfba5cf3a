/** Placeholder of the one-time link in stored messages. */
export const LINK_PLACEHOLDER = '{{enlace}}';
const HIDDEN = '(enlace de un solo uso, no se muestra)';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Body {
  html: string;
  texto: string;
}

/** The message as sent, with its link. */
export function withLink({ html, texto }: Body, link: string): Body {
  return {
    html: html.replaceAll(LINK_PLACEHOLDER, () => escapeHtml(link)),
    texto: texto.replaceAll(LINK_PLACEHOLDER, () => link),
  };
}

/** The message for the back office: its button has no destination. */
export function withoutLink({ html, texto }: Body): Body {
  return {
    html: html.replaceAll(`href="${LINK_PLACEHOLDER}"`, '').replaceAll(LINK_PLACEHOLDER, HIDDEN),
    texto: texto.replaceAll(LINK_PLACEHOLDER, HIDDEN),
  };
}
