import type { Layout } from '../../../build-plugins/content-layouts';

/** The pages whose words are in content files (docs/contributing.md), and the layout of each. */
export const CONTENT = {
  '/': 'home',
  '/servicios': 'services',
  '/servicios/transporte': 'sections',
  '/servicios/gestion-flotas': 'sections',
  '/servicios/mantenimiento': 'sections',
  '/servicios/itv': 'sections',
  '/servicios/custodia': 'sections',
  '/servicios/lavado': 'sections',
  '/traslados-rodados-conductor-barcelona': 'sections',
  '/recogida-entrega-talleres-chofer': 'sections',
  '/custodia-vehiculos-parking-propio': 'sections',
  '/empresa': 'sections',
  '/quienes-somos': 'sections',
  '/nosotros': 'sections',
  '/clientes': 'sections',
  '/clientes/empresas': 'sections',
  '/clientes/particulares': 'sections',
  '/recursos': 'resources',
  '/carreras': 'careers',
  '/politica-privacidad': 'privacy',
  '/politica-cookies': 'cookies',
  '/aviso-legal': 'legal',
} as const satisfies Readonly<Record<`/${string}`, Layout>>;

type Content = typeof CONTENT;
export type ContentPath = keyof Content;
/** The pages of some layouts. */
export type PathOf<L extends Layout> = { [P in ContentPath]: Content[P] extends L ? P : never }[ContentPath];

export const CONTENT_PATHS = Object.keys(CONTENT) as readonly ContentPath[];

export const pathsOf = <L extends Layout>(...layouts: readonly L[]): PathOf<L>[] =>
  CONTENT_PATHS.filter((path): path is PathOf<L> => (layouts as readonly Layout[]).includes(CONTENT[path]));

/** The file of a page in the folder of its language. */
export const contentFile = (path: ContentPath): string => `${path === '/' ? 'inicio' : path.slice(1)}.md`;
