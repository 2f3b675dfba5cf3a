import type { LegalSection } from './LegalPage';
import { Bullets, TextLink } from './text';
import type { LegalFacts } from './use-legal-facts';

const SERVICES = [
  ['/servicios/transporte', 'transporte de vehículos'],
  ['/traslados-rodados-conductor-barcelona', 'traslados rodados con conductor'],
  ['/servicios/gestion-flotas', 'gestión de flotas'],
  ['/servicios/mantenimiento', 'mantenimiento integral'],
  ['/recogida-entrega-talleres-chofer', 'recogida y entrega en talleres'],
  ['/servicios/itv', 'inspección técnica (ITV)'],
  ['/servicios/custodia', 'custodia de vehículos'],
  ['/servicios/lavado', 'lavado profesional'],
  ['/servicios', 'consultoría y recursos humanos'],
] as const;

/** Sections 1 to 6 of the legal notice. */
export const noticeUse = ({ company }: LegalFacts): LegalSection[] => [
  {
    id: 'condiciones-uso',
    title: 'Condiciones de uso',
    body: (
      <>
        <p>
          Este sitio, de {company.legal_name}, se visita gratis y no obliga a nada. Al usarlo aceptas este
          aviso y te comprometes a:
        </p>
        <Bullets>
          <li>dar datos verdaderos cuando nos escribes, creas una cuenta o te presentas a una oferta;</li>
          <li>no compartir tu contraseña y avisarnos si alguien la conoce;</li>
          <li>no intentar entrar donde no debes, ni sobrecargar o dañar el sitio;</li>
          <li>no enviar contenidos ilegales, ofensivos o que no sean tuyos.</li>
        </Bullets>
        <p>Podemos cerrar una cuenta que se use para algo así.</p>
      </>
    ),
  },
  {
    id: 'propiedad-intelectual',
    title: 'Propiedad intelectual',
    body: (
      <>
        <p>
          Los textos, los dibujos, el diseño, la marca y los programas de este sitio son nuestros o los usamos
          con permiso. Puedes leerlos, imprimirlos, enlazarlos y citarlos diciendo de dónde vienen. Para
          copiarlos en otro sitio o usarlos con fines comerciales necesitas nuestro permiso por escrito.
        </p>
        <p>Tu CV y lo que nos envías siguen siendo tuyos: solo los usamos para lo que nos los envías.</p>
      </>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    body: (
      <>
        <p>
          Cuidamos que la información sea correcta y que el sitio funcione, pero no podemos prometer que no
          haya errores ni interrupciones. Lo que se lee aquí es orientativo: lo que obliga es el presupuesto
          que aceptas.
        </p>
        <p>
          Respondemos de los daños directos y previsibles que causemos al incumplir nuestras obligaciones. No
          respondemos de los daños indirectos o imprevisibles, ni de los que se deban a un uso del sitio
          contrario a este aviso o a causas ajenas a nosotros.
        </p>
        <p>
          Nada de esto limita nuestra responsabilidad por dolo o negligencia grave, ni los derechos que la ley
          da a las personas consumidoras.
        </p>
      </>
    ),
  },
  {
    id: 'enlaces',
    title: 'Enlaces a otros sitios',
    body: (
      <p>
        Algunos enlaces llevan a sitios de otros, por ejemplo para compartir una oferta. No los controlamos ni
        respondemos de lo que dicen o hacen. Si ves que uno lleva a algo ilícito, dínoslo y lo quitaremos.
      </p>
    ),
  },
  {
    id: 'ley-aplicable',
    title: 'Ley aplicable y jurisdicción',
    body: (
      <>
        <p>Este aviso se rige por la ley española.</p>
        <p>
          Los desacuerdos se resuelven en los juzgados y tribunales de Barcelona. Si eres una persona
          consumidora, puedes acudir a los de tu domicilio.
        </p>
      </>
    ),
  },
  {
    id: 'servicios',
    title: 'Servicios que ofrecemos',
    body: (
      <>
        <p>Trabajamos para empresas y para particulares. Cada servicio tiene su página:</p>
        <Bullets>
          {SERVICES.map(([to, name]) => (
            <li key={to}>
              <TextLink to={to}>{name}</TextLink>
            </li>
          ))}
        </Bullets>
      </>
    ),
  },
];
