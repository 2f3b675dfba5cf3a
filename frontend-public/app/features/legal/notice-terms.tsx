import type { LegalSection } from './LegalPage';
import { Bullets, Mail, Phone, TextLink } from './text';
import type { LegalFacts } from './use-legal-facts';

/** Sections 7 to 11 of the legal notice. */
export const noticeTerms = ({ company }: LegalFacts): LegalSection[] => [
  {
    id: 'condiciones-comerciales',
    title: 'Condiciones comerciales',
    body: (
      <>
        <p>En este sitio no se compra nada: se piden presupuestos.</p>
        <Bullets>
          <li>El presupuesto va por escrito, con el precio, los impuestos y el plazo durante el que vale.</li>
          <li>El contrato existe cuando lo aceptas por escrito. Hasta entonces no te cobramos nada.</li>
          <li>
            Las condiciones de cada servicio, también las de cambios y cancelaciones, son las del presupuesto
            aceptado.
          </li>
        </Bullets>
        <p>
          Presentarte a una oferta de empleo es gratis siempre. Nadie puede pedirte dinero en nuestro nombre.
        </p>
      </>
    ),
  },
  {
    id: 'proteccion-datos',
    title: 'Protección de datos',
    body: (
      <p>
        Tratamos tus datos como dice la <TextLink to="/politica-privacidad">política de privacidad</TextLink>.
        Lo que se guarda en tu navegador está en la{' '}
        <TextLink to="/politica-cookies">política de cookies</TextLink>.
      </p>
    ),
  },
  {
    id: 'comunicaciones',
    title: 'Comunicaciones electrónicas',
    body: (
      <>
        <p>
          Te escribimos por email para responderte, por lo que tengamos contratado, por tu candidatura y tu
          cuenta, o si has pedido avisos de empleo. No enviamos publicidad que no hayas pedido (artículo 21 de
          la LSSI).
        </p>
        <p>Los avisos de empleo llevan siempre un enlace para dejar de recibirlos.</p>
      </>
    ),
  },
  {
    id: 'contacto',
    title: 'Contacto',
    body: (
      <>
        <p>
          Escríbenos a <Mail to={company.email} /> o con el{' '}
          <TextLink to="/contacto">formulario de contacto</TextLink>, o llámanos al{' '}
          <Phone number={company.phone} href={company.phone_href} />. Atendemos{' '}
          {company.hours.charAt(0).toLowerCase() + company.hours.slice(1)}.
        </p>
        <p>
          Para reclamaciones usa las mismas vías: respondemos en un mes como máximo. Tienes hojas oficiales de
          reclamación a tu disposición en nuestra dirección.
        </p>
      </>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios en este aviso',
    body: (
      <p>
        Podemos cambiar este aviso, por ejemplo si cambia la ley o lo que ofrecemos. Vale el que está
        publicado cuando usas el sitio; la fecha de su última actualización está al principio.
      </p>
    ),
  },
];
