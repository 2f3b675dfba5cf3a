import { t } from '@lingui/core/macro';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { Section } from '../sections/Section';

const ENTRIES = () => [
  {
    label: t`Acceso al sistema`,
    to: '/login',
    text: t`Entra con tu cuenta o crea una para enviar tu candidatura.`,
  },
  {
    label: t`Portal de candidaturas`,
    to: '/portal-candidato',
    text: t`El estado de tu candidatura, tu perfil y tus documentos.`,
  },
  {
    label: t`Ofertas de empleo`,
    to: '/carreras',
    text: t`Puestos disponibles, con sus requisitos y su lugar de trabajo.`,
  },
];

/** The entrances to the system, the same for everybody; the menu adds the internal ones for authorised roles. */
export function Accesses() {
  return (
    <Section title={t`Accesos`} text={t`Para quien trabaja con nosotros o quiere hacerlo.`} layout="beside">
      <ul className="border-t border-line">
        {ENTRIES().map(({ label, to, text }) => (
          <li key={to} className="border-b border-line">
            <SiteLink
              to={to}
              className="flex min-h-14 items-center justify-between gap-4 py-3 underline-offset-4 hover:underline"
            >
              <span>
                <span className="block text-lg font-bold">{label}</span>
                <span className="block text-muted">{text}</span>
              </span>
              <Icon name="arrow-right" className="size-6" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
