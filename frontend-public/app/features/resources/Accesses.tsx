import { useViewer } from '../../lib/viewer';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { Section } from '../sections/Section';
import { internalEntries } from '../shell/menu';

const TEXT: Readonly<Record<string, string>> = {
  '/carreras': 'Puestos disponibles, con sus requisitos y su lugar de trabajo.',
  '/login': 'Entra con tu cuenta o crea una para enviar tu candidatura.',
  '/portal-candidato': 'El estado de tu candidatura, tu perfil y tus documentos.',
  '/sistema-aplicacion': 'La zona interna de administración.',
  '/sistema-aplicacion/admin': 'Candidaturas, entrevistas y vacantes.',
};

/** The ways into the system: what this visitor may open and nothing else. */
export function Accesses() {
  const role = useViewer()?.role ?? null;
  const staff = internalEntries(role);
  const own =
    role === null
      ? { label: 'Acceso al sistema', to: '/login' }
      : { label: 'Portal de Candidatos', to: '/portal-candidato' };
  const entries = [
    ...staff,
    ...(staff.length > 0 ? [] : [own]),
    { label: 'Ofertas de empleo', to: '/carreras' },
  ];
  return (
    <Section title="Accesos" text="Para quien trabaja con nosotros o quiere hacerlo." layout="beside">
      <ul className="border-t border-line">
        {entries.map(({ label, to }) => (
          <li key={to} className="border-b border-line">
            <SiteLink
              to={to}
              className="flex min-h-14 items-center justify-between gap-4 py-3 underline-offset-4 hover:underline"
            >
              <span>
                <span className="block text-lg font-bold">{label}</span>
                <span className="block text-muted">{TEXT[to]}</span>
              </span>
              <Icon name="arrow-right" className="size-6" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
