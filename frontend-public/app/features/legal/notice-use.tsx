import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LegalSection } from './LegalPage';
import { Bullets, TextLink } from './text';
import type { LegalFacts } from './use-legal-facts';

const SERVICES = () =>
  [
    ['/servicios/transporte', t`transporte de vehículos`],
    ['/traslados-rodados-conductor-barcelona', t`traslados rodados con conductor`],
    ['/servicios/gestion-flotas', t`gestión de flotas`],
    ['/servicios/mantenimiento', t`mantenimiento integral`],
    ['/recogida-entrega-talleres-chofer', t`recogida y entrega en talleres`],
    ['/servicios/itv', t`inspección técnica (ITV)`],
    ['/servicios/custodia', t`custodia de vehículos`],
    ['/servicios/lavado', t`lavado profesional`],
    ['/servicios', t`consultoría y recursos humanos`],
  ] as const;

/** Sections 1 to 6 of the legal notice. */
export const noticeUse = ({ company }: LegalFacts): LegalSection[] => [
  {
    id: 'condiciones-uso',
    title: t`Condiciones de uso`,
    body: (
      <>
        <p>
          <Trans>
            Este sitio, de {company.legal_name}, se visita gratis y no obliga a nada. Al usarlo aceptas este
            aviso y te comprometes a:
          </Trans>
        </p>
        <Bullets>
          <li>
            <Trans>
              dar datos verdaderos cuando nos escribes, creas una cuenta o te presentas a una oferta;
            </Trans>
          </li>
          <li>
            <Trans>no compartir tu contraseña y avisarnos si alguien la conoce;</Trans>
          </li>
          <li>
            <Trans>no intentar entrar donde no debes, ni sobrecargar o dañar el sitio;</Trans>
          </li>
          <li>
            <Trans>no enviar contenidos ilegales, ofensivos o que no sean tuyos.</Trans>
          </li>
        </Bullets>
        <p>
          <Trans>Podemos cerrar una cuenta que se use para algo así.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'propiedad-intelectual',
    title: t`Propiedad intelectual`,
    body: (
      <>
        <p>
          <Trans>
            Los textos, los dibujos, el diseño, la marca y los programas de este sitio son nuestros o los
            usamos con permiso. Puedes leerlos, imprimirlos, enlazarlos y citarlos diciendo de dónde vienen.
            Para copiarlos en otro sitio o usarlos con fines comerciales necesitas nuestro permiso por
            escrito.
          </Trans>
        </p>
        <p>
          <Trans>
            Tu CV y lo que nos envías siguen siendo tuyos: solo los usamos para lo que nos los envías.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'responsabilidad',
    title: t`Responsabilidad`,
    body: (
      <>
        <p>
          <Trans>
            Cuidamos que la información sea correcta y que el sitio funcione, pero no podemos prometer que no
            haya errores ni interrupciones. Lo que se lee aquí es orientativo: lo que obliga es el presupuesto
            que aceptas.
          </Trans>
        </p>
        <p>
          <Trans>
            Respondemos de los daños directos y previsibles que causemos al incumplir nuestras obligaciones.
            No respondemos de los daños indirectos o imprevisibles, ni de los que se deban a un uso del sitio
            contrario a este aviso o a causas ajenas a nosotros.
          </Trans>
        </p>
        <p>
          <Trans>
            Nada de esto limita nuestra responsabilidad por dolo o negligencia grave, ni los derechos que la
            ley da a las personas consumidoras.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'enlaces',
    title: t`Enlaces a otros sitios`,
    body: (
      <p>
        <Trans>
          Algunos enlaces llevan a sitios de otros, por ejemplo para compartir una oferta. No los controlamos
          ni respondemos de lo que dicen o hacen. Si ves que uno lleva a algo ilícito, dínoslo y lo
          quitaremos.
        </Trans>
      </p>
    ),
  },
  {
    id: 'ley-aplicable',
    title: t`Ley aplicable y jurisdicción`,
    body: (
      <>
        <p>
          <Trans>Este aviso se rige por la ley española.</Trans>
        </p>
        <p>
          <Trans>
            Los desacuerdos se resuelven en los juzgados y tribunales de Barcelona. Si eres una persona
            consumidora, puedes acudir a los de tu domicilio.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'servicios',
    title: t`Servicios que ofrecemos`,
    body: (
      <>
        <p>
          <Trans>Trabajamos para empresas y para particulares. Cada servicio tiene su página:</Trans>
        </p>
        <Bullets>
          {SERVICES().map(([to, name]) => (
            <li key={to}>
              <TextLink to={to}>{name}</TextLink>
            </li>
          ))}
        </Bullets>
      </>
    ),
  },
];
