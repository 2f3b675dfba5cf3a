/** Stands in stored messages where the one-time link will be. */
export const LINK_PLACEHOLDER = '{{enlace}}';
const HIDDEN = '(enlace de un solo uso, no se muestra)';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Body {
  html: string;
  texto: string;
}

/** The message as it is sent, with its link. */
export function withLink({ html, texto }: Body, link: string): Body {
  return {
    html: html.replaceAll(LINK_PLACEHOLDER, () => escapeHtml(link)),
    texto: texto.replaceAll(LINK_PLACEHOLDER, () => link),
  };
}

/** The message as people may see it in the back office: the button leads nowhere. */
export function withoutLink({ html, texto }: Body): Body {
  return {
    html: html.replaceAll(`href="${LINK_PLACEHOLDER}"`, '').replaceAll(LINK_PLACEHOLDER, HIDDEN),
    texto: texto.replaceAll(LINK_PLACEHOLDER, HIDDEN),
  };
}
