import type { Person } from './people.ts';
import { WORDS } from './words.ts';

/** A layout: the page of a person, and how it becomes a file. */
export interface Layout {
  name: string;
  make: Maker;
  html: (person: Person) => string;
}

/** `chromium`, `writer`: PDF. `writer-doc`, `pandoc-docx`: Word. */
export type Maker = 'chromium' | 'writer' | 'writer-doc' | 'pandoc-docx' | 'scanned' | 'letters';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const page = (
  { language }: Pick<Person, 'language'>,
  style: string,
  body: string,
  title = '',
): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>@page{size:A4;margin:15mm}body{font:11pt/1.35 "Liberation Sans","Noto Sans Arabic",sans-serif}${style}</style></head><body>${body}</body></html>`;

const jobs = (p: Person): string =>
  WORDS[p.language].jobs
    .map(([years, job, text]) => `<p><b>${years}</b> ${escaped(job)}<br>${escaped(text)}</p>`)
    .join('');
const rest = (p: Person): string => {
  const w = WORDS[p.language];
  return `<h2>${w.experience}</h2>${jobs(p)}<h2>${w.education}</h2><p>${w.studies}</p><h2>${w.languages}</h2><p>${w.spoken}</p>`;
};
const rows = (pairs: readonly [string, string][]): string =>
  `<table>${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${escaped(value)}</td></tr>`).join('')}</table>`;
const e = escaped;

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'classic',
    make: 'chromium',
    html: (p) =>
      page(
        p,
        'h1{font-size:22pt}',
        `<h1>${e(p.name)}</h1><p>${e(p.address)}<br>${e(p.phone)}<br>${e(p.email)}</p>${rest(p)}<p>${e(p.licences)}</p>`,
      ),
  },
  {
    name: 'two columns',
    make: 'chromium',
    html: (p) => {
      const w = WORDS[p.language];
      return page(
        p,
        'body{display:grid;grid-template-columns:60mm 1fr;gap:8mm}aside{background:#123;color:#fff;padding:5mm}h1{font-size:26pt}',
        `<aside><h2>${w.contact.toUpperCase()}</h2><p>${e(p.phone)}</p><p>${e(p.email)}</p><p>${e(p.address)}</p><h2>${w.languages}</h2><p>${w.spoken}</p><p>${e(p.licences)}</p></aside><main><h1>${e(p.name)}</h1><p>${p.trade}</p><h2>${w.profile}</h2><p>${w.about}</p><h2>${w.experience}</h2>${jobs(p)}</main>`,
      );
    },
  },
  {
    name: 'labels',
    make: 'writer',
    html: (p) => {
      const w = WORDS[p.language];
      const l = w.label;
      return page(
        p,
        '',
        `<h2>${w.title}</h2><h3>${w.personal}</h3><p>${l.name}: ${e(p.name)}<br>${l.birth}: 14/03/1985<br>${l.id}: 61234567X<br>${l.address}: ${e(p.address)}<br>${l.phone}: ${e(p.phone)}<br>${l.email}: ${e(p.email)}<br>${l.licence}: ${e(p.licences)}</p>${rest(p)}<h2>${w.references}</h2><p>${e(w.referee)}</p>`,
      );
    },
  },
  {
    name: 'table',
    make: 'writer',
    html: (p) => {
      const w = WORDS[p.language];
      const l = w.label;
      return page(
        p,
        'td{border:1px solid #999;padding:4px}',
        `<h1>${w.title}</h1>${rows([
          [l.name, p.name],
          [l.phone, p.phone],
          [l.email, p.email],
          [l.address, p.address],
          [l.licence, p.licences],
        ])}${rest(p)}`,
      );
    },
  },
  {
    name: 'name and trade on a line',
    make: 'chromium',
    html: (p) =>
      page(
        p,
        'h1{font-size:16pt}',
        `<h1>${e(p.name)} · ${p.trade}</h1><p>${e(p.email)} | ${e(p.phone)} | ${e(p.address)}</p><p>${e(p.licences)}</p>${rest(p)}`,
      ),
  },
  {
    name: 'employer first',
    make: 'chromium',
    html: (p) => {
      const w = WORDS[p.language];
      const l = w.label;
      return page(
        p,
        '',
        `<p><b>GRUPO LOGÍSTICO FICTICIO S.A.</b><br>Pol. Ind. Can Roqueta, 08202 Sabadell<br>Tel. 937 000 111 · Fax 937 000 112<br>rrhh@ficticio.example.com</p><hr><h2>${w.personal}</h2><p>${l.name}: ${e(p.name)}</p><p>${l.address}: ${e(p.address)}</p><p>${l.phone}: ${e(p.phone)}</p><p>${l.email}: ${e(p.email)}</p><p>${e(p.licences)}</p>${rest(p)}`,
      );
    },
  },
  {
    name: 'europass',
    make: 'writer',
    html: (p) => {
      const w = WORDS[p.language];
      const l = w.label;
      return page(
        p,
        'td{vertical-align:top;padding:3px}',
        `<p style="font-size:18pt;text-align:right">Europass<br>${w.title}</p>${rows([
          [`<b>${w.personal}</b>`, ''],
          [`${l.given} / ${l.family}`, p.name],
          [l.address, p.address],
          [l.phone, p.phone],
          [l.email, p.email],
          [l.birth, '02/11/1979'],
          [`<b>${w.experience}</b>`, ''],
          ['2010 - 2019', w.jobs[0]?.[1] ?? ''],
          [`<b>${w.languages}</b>`, w.spoken],
          [l.licence, p.licences],
        ])}`,
      );
    },
  },
  {
    name: 'linkedin',
    make: 'chromium',
    html: (p) => {
      const w = WORDS[p.language];
      return page(
        p,
        'body{display:grid;grid-template-columns:55mm 1fr;gap:10mm}aside{color:#333;font-size:9pt}h1{font-size:26pt;margin:0}',
        `<aside><h3>${w.contact}</h3><p>${e(p.phone)} (Mobile)</p><p>${e(p.email)}</p><p>www.linkedin.com/in/perfil-8841 (LinkedIn)</p><h3>Top Skills</h3><p>Excel<br>SAP<br>Route Planning</p></aside><main><h1>${e(p.name)}</h1><p>${p.trade} en Transportes Demo</p><p>${e(p.address)}</p><h2>${w.experience}</h2>${jobs(p)}<p>${e(p.licences)}</p></main>`,
      );
    },
  },
  {
    name: 'word, plain',
    make: 'pandoc-docx',
    html: (p) => {
      const w = WORDS[p.language];
      return page(
        p,
        '',
        `<p>${e(p.name)}</p><p>${e(p.phone)}</p><p>${e(p.email)}</p><p>${e(p.address)}</p><p>${w.profile}</p><p>${w.about}</p>${rest(p)}<p>${e(p.licences)}</p>`,
      );
    },
  },
  {
    name: 'word, labels in a table',
    make: 'pandoc-docx',
    html: (p) => {
      const w = WORDS[p.language];
      const l = w.label;
      return page(
        p,
        '',
        `<h1>${w.title}</h1>${rows([
          [l.name, p.name],
          [l.birth, '9 de mayo de 1990'],
          [l.address, p.address],
          [l.phone, p.phone],
          [l.email, p.email],
        ])}${rest(p)}<p>${l.licence}: ${e(p.licences)}</p><h2>${w.references}</h2><p>${e(w.referee)}</p>`,
      );
    },
  },
  {
    name: 'old word',
    make: 'writer-doc',
    html: (p) => {
      const w = WORDS[p.language];
      const l = w.label;
      return page(
        p,
        '',
        `<h1>${w.title}</h1><h2>${w.personal}</h2><ul><li>${l.name}: ${e(p.name)}</li><li>${l.phone}: ${e(p.phone)}</li><li>${l.email}: ${e(p.email)}</li><li>${l.address}: ${e(p.address)}</li></ul><p>${e(p.licences)}</p>${rest(p)}`,
      );
    },
  },
  {
    name: 'contact in the footer',
    make: 'chromium',
    html: (p) => {
      const w = WORDS[p.language];
      return page(
        p,
        'h1{font-size:20pt;text-align:center}footer{position:fixed;bottom:0;text-align:center;width:100%;font-size:9pt}',
        `<h1>${e(p.name)}</h1><p>${w.about}</p>${rest(p)}<p>${e(p.licences)}</p><footer>${e(p.address)} — ${e(p.phone)} — ${e(p.email)}</footer>`,
      );
    },
  },
  {
    name: 'upper-case headings, references',
    make: 'chromium',
    html: (p) => {
      const w = WORDS[p.language];
      return page(
        p,
        'h2{background:#eee;text-transform:uppercase}',
        `<p style="font-size:15pt"><b>${e(p.name)}</b></p><p>${p.trade}</p><p>${e(p.address)}<br>${w.label.phone}: ${e(p.phone)} / ${w.label.email}: ${e(p.email)}</p><h2>${w.references}</h2><p>${e(w.referee)}</p>${rest(p)}<h2>${w.label.licence}</h2><p>${e(p.licences)}</p>`,
      );
    },
  },
  {
    name: 'cards',
    make: 'chromium',
    html: (p) => {
      const w = WORDS[p.language];
      return page(
        p,
        'header{display:flex;justify-content:space-between;border-bottom:2px solid}section{display:inline-block;width:46%;vertical-align:top;margin:2%}h1{font-size:24pt;letter-spacing:.08em}',
        `<header><h1>${e(p.name).replace(' ', '<br>')}</h1><div>${e(p.email)}<br>${e(p.phone)}<br>${e(p.address)}</div></header><section><h3>${w.profile}</h3><p>${w.about}</p></section><section><h3>${w.languages}</h3><p>${w.spoken}</p><p>${e(p.licences)}</p></section><section><h3>${w.experience}</h3>${jobs(p)}</section>`,
      );
    },
  },
  {
    name: 'cover letter first',
    make: 'writer',
    html: (p) => {
      const w = WORDS[p.language];
      return page(
        p,
        '',
        `<p>${e(p.name)}<br>${e(p.address)}<br>${e(p.phone)}<br>${e(p.email)}</p><p>Departament de Persones<br>Mobility Demo Group<br>Avinguda Diagonal 640, 08017 Barcelona</p><p>${w.about}</p><p style="page-break-before:always">${w.title}</p>${rest(p)}<p>${e(p.licences)}</p>`,
      );
    },
  },
];

/** Scanned and letter by letter: they say nothing, or what is left of it. */
export const SCANNED: Layout = {
  name: 'scanned',
  make: 'scanned',
  html: (p) => page(p, '', `<h1>${e(p.name)}</h1><p>${e(p.email)}<br>${e(p.phone)}</p>`),
};
