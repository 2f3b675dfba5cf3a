import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '../../ui/Alert';
import { SettingsButton } from '../consent/SettingsButton';
import type { LegalSection } from './LegalPage';
import { Bullets, Mail, Phone, Terms, TextLink } from './text';
import type { LegalFacts } from './use-legal-facts';

/** Sections 5 to 10 of the cookie policy. */
export const cookieManagement = ({ company, analytics }: LegalFacts): LegalSection[] => [
  {
    id: 'gestionar',
    title: t`Cómo gestionar tus preferencias`,
    body: (
      <>
        <Terms
          rows={[
            [
              t`En tu primera visita`,
              t`Un aviso te deja quedarte solo con las necesarias, configurarlas o aceptarlas todas. Rechazar cuesta lo mismo que aceptar.`,
            ],
            [
              t`En cualquier página`,
              t`El enlace «Cookies», al pie de la página, abre la configuración. Puedes cambiar de opinión cuando quieras.`,
            ],
            [
              t`En tu navegador`,
              t`Chrome, Firefox, Safari, Edge y los demás dejan ver, borrar y bloquear las cookies desde su configuración, en el apartado de privacidad.`,
            ],
            [
              t`Con herramientas de terceros`,
              analytics ? (
                <>
                  <Trans>
                    Google ofrece un{' '}
                    <TextLink to="https://tools.google.com/dlpage/gaoptout">
                      complemento que desactiva Google Analytics
                    </TextLink>{' '}
                    en todos los sitios. También sirven las extensiones que bloquean rastreadores.
                  </Trans>
                </>
              ) : (
                t`Las extensiones que bloquean rastreadores no estropean nada aquí, porque no hay ninguno.`
              ),
            ],
          ]}
        />
        <SettingsButton />
        <Alert look="warning" title={t`Si bloqueas las necesarias`}>
          <p>
            <Trans>
              Algunas partes del sitio dejarán de funcionar: no podrás entrar en tu cuenta, enviar tu
              candidatura ni ver tu portal. Las páginas de servicios y las ofertas se leen igual.
            </Trans>
          </p>
        </Alert>
        <p>
          <Trans>Sin JavaScript no aparece ningún aviso, porque entonces solo existen las necesarias.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'terceros',
    title: t`Cookies de terceros`,
    body: analytics ? (
      <>
        <p>
          <Trans>El único servicio de otra empresa es este:</Trans>
        </p>
        <Terms
          rows={[
            [
              t`Google Analytics`,
              <>
                <Trans>
                  De Google Ireland Limited. Mide el uso del sitio, solo si aceptas las cookies de análisis.
                  Lee la{' '}
                  <TextLink to="https://policies.google.com/privacy?hl=es">
                    política de privacidad de Google
                  </TextLink>
                  .
                </Trans>
              </>,
            ],
          ]}
        />
        <p>
          <Trans>
            Los tipos de letra, los dibujos y el resto de los programas son nuestros o están en nuestro
            servidor.
          </Trans>
        </p>
      </>
    ) : (
      <p>
        <Trans>
          Ninguna. Los tipos de letra, los dibujos y los programas de la página están en nuestro servidor: al
          visitarnos, tu navegador no habla con nadie más.
        </Trans>
      </p>
    ),
  },
  {
    id: 'duracion',
    title: t`Cuánto duran`,
    body: (
      <Terms
        rows={[
          [t`Mientras navegas`, t`Los datos de la pestaña se borran al cerrarla.`],
          [
            t`Sesión`,
            t`Las cookies de la sesión se borran al salir. Si no sales, caducan a los 30 días de tu última visita.`,
          ],
          [t`Navegador conocido`, t`1 año.`],
          [t`Tu elección`, t`24 meses. Después, o si cambian las cookies, te volvemos a preguntar.`],
          [t`Análisis`, analytics ? t`2 años como máximo. Se borran si retiras tu permiso.` : t`No hay.`],
          [t`Marketing`, t`No hay.`],
          [t`Preferencias`, t`No hay. Si llega a haberlas, 30 días como máximo.`],
        ]}
      />
    ),
  },
  {
    id: 'derechos',
    title: t`Tus derechos`,
    body: (
      <>
        <Bullets>
          <li>
            <Trans>
              Puedes aceptar, rechazar o retirar tu permiso para cada tipo de cookie por separado.
            </Trans>
          </li>
          <li>
            <Trans>
              Puedes pedirnos acceso, rectificación, supresión, oposición, limitación y portabilidad de tus
              datos.
            </Trans>
          </li>
          <li>
            <Trans>Puedes reclamar ante la Agencia Española de Protección de Datos.</Trans>
          </li>
        </Bullets>
        <p>
          <Trans>
            Cómo hacerlo está en la{' '}
            <TextLink to="/politica-privacidad#derechos">política de privacidad</TextLink>.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'contacto',
    title: t`Contacto`,
    body: (
      <p>
        <Trans>
          {company.legal_name}, {company.address}, {company.postal_code} {company.city}. Escríbenos a{' '}
          <Mail to={company.email} /> o llámanos al <Phone number={company.phone} href={company.phone_href} />
          .
        </Trans>
      </p>
    ),
  },
  {
    id: 'cambios',
    title: t`Cambios en esta política`,
    body: (
      <p>
        <Trans>
          Si añadimos una cookie o la usamos para otra cosa, cambiamos esta página, su versión y su fecha, y
          te volvemos a preguntar. Lo que elegiste para una versión no vale para otra.
        </Trans>
      </p>
    ),
  },
];
