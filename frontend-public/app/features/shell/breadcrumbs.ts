import { t } from '@lingui/core/macro';
import type { Crumb } from '../../ui/Breadcrumb';
import type { ContentPath } from '../content/pages';

type SegmentOf<Path extends string> = Path extends `/${infer First}/${infer Rest}`
  ? First | SegmentOf<`/${Rest}`>
  : Path extends `/${infer Last}`
    ? Last
    : never;
type Labels = Readonly<Record<Exclude<SegmentOf<ContentPath>, ''>, string>>;

const LABELS = (): Readonly<Record<string, string>> & Labels => ({
  empresa: t`Empresa`,
  'quienes-somos': t`Quiénes somos`,
  carreras: t`Carreras`,
  servicios: t`Servicios`,
  transporte: t`Transporte`,
  mantenimiento: t`Mantenimiento`,
  itv: 'ITV',
  lavado: t`Lavado`,
  custodia: t`Custodia`,
  'gestion-flotas': t`Gestión de flotas`,
  clientes: t`Clientes`,
  empresas: t`Empresas`,
  particulares: t`Particulares`,
  nosotros: t`Nosotros`,
  recursos: t`Recursos`,
  contacto: t`Contacto`,
  'traslados-rodados-conductor-barcelona': t`Traslados rodados con conductor`,
  'recogida-entrega-talleres-chofer': t`Recogida y entrega en talleres`,
  'custodia-vehiculos-parking-propio': t`Custodia en parking propio`,
  'politica-privacidad': t`Política de privacidad`,
  'politica-cookies': t`Política de cookies`,
  'aviso-legal': t`Aviso legal`,
  login: t`Acceso al sistema`,
  verificar: t`Verificar correo`,
  restablecer: t`Restablecer contraseña`,
  entrar: t`Entrar en tu cuenta`,
  'mi-cuenta': t`Mi cuenta`,
  'cambio-email': t`Cambio de correo`,
  rechazar: t`No he sido yo`,
  alertas: t`Alertas de empleo`,
  'portal-candidato': t`Portal de candidaturas`,
  'completar-candidatura': t`Completar candidatura`,
  'editar-candidatura': t`Editar candidatura`,
  'candidatura-enviada': t`Candidatura enviada`,
});

const capitalised = (segment: string) => segment.charAt(0).toUpperCase() + segment.slice(1);

/** "Inicio" and one crumb for each path segment. `last` is the page's own name, if given. */
export function breadcrumbsOf(pathname: string, last?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => ({
    label: LABELS()[segment] ?? capitalised(segment),
    to: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  const page = crumbs.at(-1);
  if (page && last) page.label = last;
  return [{ label: t`Inicio`, to: '/' }, ...crumbs];
}
