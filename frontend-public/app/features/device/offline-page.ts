import { t } from '@lingui/core/macro';
import { LANGUAGE } from '@hiring/contract/page';
import type { Schemas } from '@hiring/contract/api';
import { languageNow } from '../../lib/language/language';
import { text } from '../feeds/xml';

/** In the colours of the site; the fonts are the phone's own. */
export const OFFLINE_STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf7f1; color: #14202e;
    font: 1.125rem/1.5 system-ui, sans-serif }
  main { max-width: 32rem; padding: 1.5rem }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
  a { display: inline-block; color: #0f2138 }
  .again { padding: .75rem 1.5rem; border-radius: .375rem; background: #ffb000; color: #0f2138; font-weight: 700;
    text-decoration: none }
`;

/** The page of the current language that the service worker shows without a network: a document without scripts. */
export function offlinePage({ name, phone, phone_href }: Schemas['CompanyInfo']): string {
  const language = languageNow();
  const title = t`Sin conexión`;
  const call = `<a href="tel:${text(phone_href)}" dir="ltr">${text(phone)}</a>`;
  return `<!doctype html>
<html lang="${language}" dir="${LANGUAGE[language].direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${text(title)} | ${text(name)}</title>
    <style>${OFFLINE_STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${text(title)}</h1>
      <p>${text(t`Tu móvil no tiene internet ahora, y sin él no podemos enseñarte esta página. Lo que ya enviaste está guardado.`)}</p>
      <p><a class="again" href="">${text(t`Volver a intentarlo`)}</a></p>
      <p>${text(t`Si es urgente, llámanos:`)} ${call}</p>
    </main>
  </body>
</html>
`;
}
