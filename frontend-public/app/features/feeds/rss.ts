import { vacancyHtml } from '../seo/vacancy-html';
import { type CareersFeed, vacancyUrl } from './careers';
import { cdata, element, latest, rfc822, text, xmlDocument } from './xml';

/** Enough for a weekly reader, and the file stays small. */
const NEWEST = 100;

const ATOM = 'http://www.w3.org/2005/Atom';

/** The newest vacancies, for feed readers (RSS 2.0). */
export function careersRss({ appUrl, company, vacancies }: CareersFeed): string {
  const newest = [...vacancies]
    .sort((a, b) => b.fecha_publicacion.localeCompare(a.fecha_publicacion))
    .slice(0, NEWEST);
  const changed = latest(vacancies.map(({ updated_at }) => updated_at));
  const items = newest.map((vacancy) => {
    const url = text(vacancyUrl(appUrl, vacancy.id));
    return element('item', [
      element('title', text(`${vacancy.titulo} (${vacancy.ubicacion})`)),
      element('link', url),
      element('description', cdata(vacancyHtml(vacancy))),
      element('category', text(vacancy.departamento_nombre)),
      element('guid', url, { isPermaLink: 'true' }),
      element('pubDate', rfc822(vacancy.fecha_publicacion)),
    ]);
  });
  const channel = element('channel', [
    element('title', text(`Ofertas de empleo | ${company.name}`)),
    element('link', text(`${appUrl}/carreras`)),
    element('description', text(`Puestos abiertos en ${company.name}, ${company.city}.`)),
    element('language', 'es-es'),
    changed && element('lastBuildDate', rfc822(changed)),
    element('atom:link', null, {
      href: `${appUrl}/carreras/rss.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...items,
  ]);
  return xmlDocument(element('rss', channel, { version: '2.0', 'xmlns:atom': ATOM }));
}
