import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LegalSection } from './LegalPage';
import { Bullets, Mail, TextLink } from './text';
import type { LegalFacts } from './use-legal-facts';

/** Sections 5 to 10 of the privacy policy: recipients, transfers and rights. */
export const privacyRights = ({ company, analytics, encrypted }: LegalFacts): LegalSection[] => [
  {
    id: 'destinatarios',
    title: t`Destinatarios`,
    body: (
      <>
        <p>
          <Trans>
            Ve tus datos solo quien los necesita para su trabajo: RRHH y administración, las candidaturas;
            quien atiende a los clientes, las consultas. No vendemos tus datos ni los cedemos a otras
            empresas.
          </Trans>
        </p>
        <Bullets>
          <li>
            <Trans>
              <strong>Por obligación legal</strong> podemos tener que entregarlos a la Agencia Tributaria, la
              Seguridad Social, la Inspección de Trabajo, los jueces o las fuerzas de seguridad.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Proveedores.</strong> Si uno aloja nuestros sistemas o transporta nuestro correo, trata
              los datos por encargo nuestro, con un contrato que le prohíbe usarlos para otra cosa (artículo
              28 del RGPD).
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Avisos en tu móvil.</strong> Si los activas, los lleva el servicio de quien hace tu
              navegador (Google, Apple, Mozilla o Microsoft). Van cifrados: sabe que te llega uno, no lo que
              dice. Nosotros guardamos la dirección que nos da tu navegador.
            </Trans>
          </li>
          {analytics && (
            <li>
              <Trans>
                <strong>Google Ireland Limited</strong> mide por encargo nuestro el uso del sitio con Google
                Analytics, solo si aceptas las cookies de análisis. No recibe tu nombre, tu correo ni nada de
                lo que escribes.
              </Trans>
            </li>
          )}
        </Bullets>
      </>
    ),
  },
  {
    id: 'derechos',
    title: t`Tus derechos`,
    body: (
      <>
        <p>
          <Trans>Puedes pedirnos en cualquier momento:</Trans>
        </p>
        <Bullets>
          <li>
            <Trans>
              <strong>Acceso:</strong> saber qué datos tuyos tenemos y recibir una copia.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Rectificación:</strong> corregir los que estén mal o incompletos.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Supresión:</strong> que los borremos cuando ya no hagan falta.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Oposición:</strong> que dejemos de usarlos cuando lo hacemos por interés legítimo.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Limitación:</strong> que solo los guardemos mientras se resuelve una reclamación.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Portabilidad:</strong> llevártelos a otra empresa en un formato habitual.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Retirar tu consentimiento</strong> cuando lo hayas dado, sin que afecte a lo hecho hasta
              entonces.
            </Trans>
          </li>
        </Bullets>
        <p>
          <Trans>
            Escríbenos a <Mail to={company.email} />, o a <Mail to={company.email_rrhh} /> si es por una
            candidatura, o por carta a {company.address}, {company.postal_code} {company.city}. Dinos qué
            derecho quieres ejercer; si dudamos de quién eres, te pediremos que lo acredites. Es gratis y
            respondemos en un mes, o en tres si es complicado y te lo avisamos antes.
          </Trans>
        </p>
        <p>
          <Trans>
            Si tienes una cuenta, no hace falta que nos escribas para el acceso, la portabilidad y la
            supresión: en <TextLink to="/portal-candidato?tab=datos">Mis datos</TextLink>, en tu portal,
            descargas una copia de todo lo que guardamos de ti y borras tu cuenta. Te pediremos que confirmes
            el borrado desde un correo.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'seguridad',
    title: t`Medidas de seguridad`,
    body: (
      <>
        <Bullets>
          {encrypted && (
            <li>
              <Trans>La conexión con el sitio va cifrada.</Trans>
            </li>
          )}
          <li>
            <Trans>
              Los CV están en un almacén privado, sin dirección pública. Cada vez que alguien del equipo abre
              uno queda constancia.
            </Trans>
          </li>
          <li>
            <Trans>
              Las contraseñas se guardan como huella Argon2id. Los intentos repetidos se frenan y cambiar la
              contraseña por el enlace del correo cierra todas las sesiones.
            </Trans>
          </li>
          <li>
            <Trans>
              La sesión va en cookies que ningún programa de la página puede leer y que otro sitio no puede
              usar.
            </Trans>
          </li>
          <li>
            <Trans>
              Cada persona del equipo ve y hace solo lo que su función permite. El registro de actividad
              nombra a la gente por un código, no por su nombre.
            </Trans>
          </li>
          <li>
            <Trans>
              Los enlaces de un solo uso que te enviamos por correo no se pueden leer en nuestros sistemas.
            </Trans>
          </li>
        </Bullets>
        <p>
          <Trans>
            Si una brecha de seguridad pone en riesgo tus derechos, la notificaremos a la Agencia Española de
            Protección de Datos en 72 horas y, si el riesgo es alto, también a ti.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'transferencias',
    title: t`Transferencias internacionales`,
    body: (
      <>
        {analytics ? (
          <p>
            <Trans>
              Tus datos no salen del Espacio Económico Europeo, con una excepción: si aceptas las cookies de
              análisis, Google puede tratar datos de tu visita en Estados Unidos, al amparo del Marco de
              Privacidad de Datos entre la Unión Europea y Estados Unidos (Decisión de Ejecución (UE)
              2023/1795). Si no las aceptas, esa transferencia no se hace.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              No hacemos transferencias internacionales: tus datos no salen del Espacio Económico Europeo.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            Los avisos en tu móvil, si los activas, pasan cifrados por el servicio que elige quien hace tu
            navegador, que puede estar fuera.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'reclamaciones',
    title: t`Reclamaciones`,
    body: (
      <>
        <p>
          <Trans>
            Si crees que no hemos respetado tus derechos, cuéntanoslo primero: muchas veces se arregla en un
            día.
          </Trans>
        </p>
        <p>
          <Trans>
            En cualquier caso puedes reclamar ante la Agencia Española de Protección de Datos, en{' '}
            <TextLink to="https://www.aepd.es">www.aepd.es</TextLink> o en la calle Jorge Juan, 6, 28001
            Madrid.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'cambios',
    title: t`Cambios`,
    body: (
      <>
        <p>
          <Trans>
            Cuando cambiamos esta política, cambian también la versión y la fecha que ves arriba. Si el cambio
            te afecta de forma importante, te lo diremos antes por correo o en tu portal.
          </Trans>
        </p>
        <p>
          <Trans>
            Guardamos qué versión de la información de protección de datos tenías delante al enviar un
            formulario.
          </Trans>
        </p>
      </>
    ),
  },
];
