import {
  ACCESS_COOKIE,
  CONTACT_TOPICS,
  HINT_COOKIE,
  ENTRY_COOKIE,
  KNOWN_COOKIE,
  type OptionalField,
  type OwnCookie,
  REFRESH_COOKIE,
} from '@hiring/contract';
import * as v from 'valibot';
import { noText, questionsOf, sectionsOf, spansOf } from './content-text.ts';

/** What content files may say: the fields of each layout. A field without `optional` must be there, others may not. */

const some = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'));
const hasBraces = (said: string): boolean => /[{}]/.test(said);
const text = v.pipe(
  some,
  v.check((said) => !hasBraces(said), 'names no value in braces'),
);
/** A text with one value in braces, which the page fills in. */
const textWith = (value: `{${string}}`) =>
  v.pipe(
    some,
    v.check(
      (said) => said.includes(value) && !hasBraces(said.replace(value, '')),
      `must name ${value}, and no other value`,
    ),
  );
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'must be a list'), v.minLength(1, 'must have an entry'));

const texts = listOf(text);
const titled = v.strictObject({ title: text, text });
const linked = v.strictObject({ to: text, title: text, text });
const document = { title: text, description: text };

const sections = {
  ...document,
  /** What the page offers, for search engines; absent when it is no service. */
  service: v.optional(text),
  /** The topic of messages from this page; absent when it may be any. */
  topic: v.optional(v.picklist(CONTACT_TOPICS)),
  /** The page's action when it is not a call. */
  action: v.optional(v.strictObject({ label: text, to: text })),
  /** `brief`: the visitor's main questions, in three short answers. */
  hero: v.strictObject({ title: text, lead: text, brief: listOf(titled) }),
  audience: v.optional(v.strictObject({ title: text, text: v.optional(text), items: listOf(titled) })),
  steps: v.optional(v.strictObject({ title: text, items: listOf(titled) })),
  options: v.optional(
    v.strictObject({
      title: text,
      text: v.optional(text),
      items: listOf(v.strictObject({ title: text, text, points: v.optional(texts) })),
    }),
  ),
  table: v.optional(v.strictObject({ title: text, text, rows: listOf(titled), note: text })),
  included: v.optional(
    v.strictObject({ title: text, items: texts, apart: v.strictObject({ title: text, items: texts }) }),
  ),
  next: titled,
  related: v.strictObject({ title: text, items: listOf(linked) }),
};

const businessService = v.strictObject({
  topic: v.picklist(CONTACT_TOPICS),
  title: text,
  text,
  /** The results. */
  points: texts,
  /** The usual customers, and the first step. */
  facts: listOf(titled),
  action: text,
});

const legal = {
  ...document,
  lead: text,
  /** Day of the last change of the text, as 2026-11-21. */
  revised: v.pipe(v.string('must be a day in quotes'), v.isoDate('must be a day, as 2026-11-21')),
};

/** Who is behind the site, before the numbered sections. */
const holder = v.strictObject({
  id: text,
  title: text,
  text: v.optional(text),
  rows: listOf(v.strictObject({ term: text, value: v.pipe(some, v.transform(spansOf)) })),
});

const lasting = { purpose: text, lasts: text };
const storedItems = v.strictObject({
  caption: text,
  items: listOf(v.strictObject({ name: text, ...lasting })),
});
const ownCookie = v.strictObject(lasting);
const ownCookies = {
  [ACCESS_COOKIE]: ownCookie,
  [REFRESH_COOKIE]: ownCookie,
  [HINT_COOKIE]: ownCookie,
  [KNOWN_COOKIE]: ownCookie,
  [ENTRY_COOKIE]: ownCookie,
} satisfies Record<OwnCookie, unknown>;

/** The names of optional data; null: included in the name of another. */
const name = v.nullable(text);
const optionalData = {
  fecha_nacimiento: name,
  direccion: name,
  codigo_postal: name,
  experiencia: name,
  educacion: name,
  habilidades: name,
  carta_presentacion: name,
} satisfies Record<OptionalField, unknown>;

/** The pages of the six services, in their order. */
const SERVICE_PAGES = [
  '/servicios/transporte',
  '/servicios/gestion-flotas',
  '/servicios/mantenimiento',
  '/servicios/itv',
  '/servicios/custodia',
  '/servicios/lavado',
] as const;
export type ServicePage = (typeof SERVICE_PAGES)[number];

const home = {
  ...document,
  title: textWith('{city}'),
  hero: v.strictObject({
    title: textWith('{city}'),
    lead: text,
    vacancies: text,
    quote: text,
    services: text,
  }),
  services: v.strictObject({
    title: text,
    text,
    note: text,
    /** The company's services, one sentence each. */
    items: listOf(v.strictObject({ to: v.picklist(SERVICE_PAGES), title: text, text })),
  }),
  steps: v.strictObject({ title: text, items: listOf(titled) }),
  place: text,
};

const careers = {
  ...document,
  /** The title of the second page of the list and of those after it. */
  numbered: textWith('{page}'),
  heading: text,
  lead: text,
  spontaneous: v.strictObject({ title: text, text, action: text }),
};

const services = {
  ...sections,
  sign: text,
  cards: text,
  business: v.strictObject({
    title: text,
    text,
    consulting: businessService,
    hiring: businessService,
  }),
};

const resources = {
  ...sections,
  accesses: v.strictObject({ title: text, text, items: listOf(linked) }),
};

const privacy = { ...legal, version: text, holder, optional_data: v.strictObject(optionalData) };
const cookiePolicy = {
  ...legal,
  stored: v.strictObject({
    cookies: v.strictObject({ caption: text, items: v.strictObject(ownCookies) }),
    local: storedItems,
    session: storedItems,
    analytics: storedItems,
  }),
};

/** The fields of a layout, and what its text below them becomes. */
export const LAYOUTS = {
  home: { fields: v.strictObject(home), body: noText },
  careers: { fields: v.strictObject(careers), body: noText },
  sections: { fields: v.strictObject(sections), body: questionsOf },
  services: { fields: v.strictObject(services), body: questionsOf },
  resources: { fields: v.strictObject(resources), body: questionsOf },
  legal: { fields: v.strictObject({ ...legal, holder }), body: sectionsOf },
  privacy: { fields: v.strictObject(privacy), body: sectionsOf },
  cookies: { fields: v.strictObject(cookiePolicy), body: sectionsOf },
};

export type Layout = keyof typeof LAYOUTS;
type Layouts = typeof LAYOUTS;

/** What a page of a layout says. */
export type LayoutContent<L extends Layout> = {
  [One in L]: v.InferOutput<Layouts[One]['fields']> & ReturnType<Layouts[One]['body']>;
}[L];
