import { Alert } from '../../ui/Alert';
import { SettingsButton } from '../consent/SettingsButton';
import type { LegalSection } from './LegalPage';
import { Bullets, Mail, Phone, Terms, TextLink } from './text';
import type { LegalFacts } from './use-legal-facts';

/** Sections 5 to 10 of the cookie policy. */
export const cookieManagement = ({ company, analytics }: LegalFacts): LegalSection[] => [
  {
    id: 'gestionar',
    title: 'Cómo gestionar tus preferencias',
    body: (
      <>
        <Terms
          rows={[
            [
              'En tu primera visita',
              'Un aviso te deja quedarte solo con las necesarias, configurarlas o aceptarlas todas. Rechazar cuesta lo mismo que aceptar.',
            ],
            [
              'En cualquier página',
              'El botón «Cookies», abajo a la derecha, abre la configuración. Puedes cambiar de opinión cuando quieras.',
            ],
            [
              'En tu navegador',
              'Chrome, Firefox, Safari, Edge y los demás dejan ver, borrar y bloquear las cookies desde su configuración, en el apartado de privacidad.',
            ],
            [
              'Con herramientas de terceros',
              analytics ? (
                <>
                  Google ofrece un{' '}
                  <TextLink to="https://tools.google.com/dlpage/gaoptout">
                    complemento que desactiva Google Analytics
                  </TextLink>{' '}
                  en todos los sitios. También sirven las extensiones que bloquean rastreadores.
                </>
              ) : (
                'Las extensiones que bloquean rastreadores no estropean nada aquí, porque no hay ninguno.'
              ),
            ],
          ]}
        />
        <SettingsButton />
        <Alert look="warning" title="Si bloqueas las necesarias">
          <p>
            Algunas partes del sitio dejarán de funcionar: no podrás entrar en tu cuenta, enviar tu
            candidatura ni ver tu portal. Las páginas de servicios y las ofertas se leen igual.
          </p>
        </Alert>
        <p>Sin JavaScript no aparece ningún aviso, porque entonces solo existen las necesarias.</p>
      </>
    ),
  },
  {
    id: 'terceros',
    title: 'Cookies de terceros',
    body: analytics ? (
      <>
        <p>El único servicio de otra empresa es este:</p>
        <Terms
          rows={[
            [
              'Google Analytics',
              <>
                De Google Ireland Limited. Mide el uso del sitio, solo si aceptas las cookies de análisis. Lee
                la{' '}
                <TextLink to="https://policies.google.com/privacy?hl=es">
                  política de privacidad de Google
                </TextLink>
                .
              </>,
            ],
          ]}
        />
        <p>
          Los tipos de letra, los dibujos y el resto de los programas son nuestros o están en nuestro
          servidor.
        </p>
      </>
    ) : (
      <p>
        Ninguna. Los tipos de letra, los dibujos y los programas de la página están en nuestro servidor: al
        visitarnos, tu navegador no habla con nadie más.
      </p>
    ),
  },
  {
    id: 'duracion',
    title: 'Cuánto duran',
    body: (
      <Terms
        rows={[
          ['Mientras navegas', 'Los datos de la pestaña se borran al cerrarla.'],
          [
            'Sesión',
            'Las cookies de la sesión se borran al salir. Si no sales, caducan a los 30 días de tu última visita.',
          ],
          ['Navegador conocido', '1 año.'],
          ['Tu elección', '24 meses. Después, o si cambian las cookies, te volvemos a preguntar.'],
          ['Análisis', analytics ? '2 años como máximo. Se borran si retiras tu permiso.' : 'No hay.'],
          ['Marketing', 'No hay.'],
          ['Preferencias', 'No hay. Si llega a haberlas, 30 días como máximo.'],
        ]}
      />
    ),
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: (
      <>
        <Bullets>
          <li>Puedes aceptar, rechazar o retirar tu permiso para cada tipo de cookie por separado.</li>
          <li>
            Puedes pedirnos acceso, rectificación, supresión, oposición, limitación y portabilidad de tus
            datos.
          </li>
          <li>Puedes reclamar ante la Agencia Española de Protección de Datos.</li>
        </Bullets>
        <p>
          Cómo hacerlo está en la{' '}
          <TextLink to="/politica-privacidad#derechos">política de privacidad</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'contacto',
    title: 'Contacto',
    body: (
      <p>
        {company.legal_name}, {company.address}, {company.postal_code} {company.city}. Escríbenos a{' '}
        <Mail to={company.email} /> o llámanos al <Phone number={company.phone} href={company.phone_href} />.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios en esta política',
    body: (
      <p>
        Si añadimos una cookie o la usamos para otra cosa, cambiamos esta página, su versión y su fecha, y te
        volvemos a preguntar. Lo que elegiste para una versión no vale para otra.
      </p>
    ),
  },
];
