import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LegalSection } from './LegalPage';
import { Bullets, Mail, Phone, TextLink } from './text';
import type { LegalFacts } from './use-legal-facts';

/** Sections 7 to 11 of the legal notice. */
export const noticeTerms = ({ company }: LegalFacts): LegalSection[] => [
  {
    id: 'condiciones-comerciales',
    title: t`Condiciones comerciales`,
    body: (
      <>
        <p>
          <Trans>En este sitio no se compra nada: se piden presupuestos.</Trans>
        </p>
        <Bullets>
          <li>
            <Trans>
              El presupuesto va por escrito, con el precio, los impuestos y el plazo durante el que vale.
            </Trans>
          </li>
          <li>
            <Trans>
              El contrato existe cuando lo aceptas por escrito. Hasta entonces no te cobramos nada.
            </Trans>
          </li>
          <li>
            <Trans>
              Las condiciones de cada servicio, también las de cambios y cancelaciones, son las del
              presupuesto aceptado.
            </Trans>
          </li>
        </Bullets>
        <p>
          <Trans>
            Presentarte a una oferta de empleo es gratis siempre. Nadie puede pedirte dinero en nuestro
            nombre.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'proteccion-datos',
    title: t`Protección de datos`,
    body: (
      <p>
        <Trans>
          Tratamos tus datos como dice la{' '}
          <TextLink to="/politica-privacidad">política de privacidad</TextLink>. Lo que se guarda en tu
          navegador está en la <TextLink to="/politica-cookies">política de cookies</TextLink>.
        </Trans>
      </p>
    ),
  },
  {
    id: 'comunicaciones',
    title: t`Comunicaciones electrónicas`,
    body: (
      <>
        <p>
          <Trans>
            Te escribimos por correo para responderte, por lo que tengamos contratado, por tu candidatura y tu
            cuenta, o si has pedido avisos de empleo. No enviamos publicidad que no hayas pedido (artículo 21
            de la LSSI).
          </Trans>
        </p>
        <p>
          <Trans>Los avisos de empleo llevan siempre un enlace para dejar de recibirlos.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'contacto',
    title: t`Contacto`,
    body: (
      <>
        <p>
          <Trans>
            Escríbenos a <Mail to={company.email} /> o con el{' '}
            <TextLink to="/contacto">formulario de contacto</TextLink>, o llámanos al{' '}
            <Phone number={company.phone} href={company.phone_href} />. Atendemos{' '}
            {company.hours.charAt(0).toLowerCase() + company.hours.slice(1)}.
          </Trans>
        </p>
        <p>
          <Trans>
            Para reclamaciones usa las mismas vías: respondemos en un mes como máximo. Tienes hojas oficiales
            de reclamación a tu disposición en nuestra dirección.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'cambios',
    title: t`Cambios en este aviso`,
    body: (
      <p>
        <Trans>
          Podemos cambiar este aviso, por ejemplo si cambia la ley o lo que ofrecemos. Vale el que está
          publicado cuando usas el sitio; la fecha de su última actualización está al principio.
        </Trans>
      </p>
    ),
  },
];
