import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listText, type OptionalField } from '@hiring/contract';
import type { LegalSection } from './LegalPage';
import { Bullets, Terms } from './text';
import type { LegalFacts } from './use-legal-facts';

/** Names of the form's optional fields; null: included in another name. */
const OPTIONAL = (): Readonly<Record<OptionalField, string | null>> => ({
  fecha_nacimiento: t`la fecha de nacimiento`,
  direccion: t`la dirección`,
  codigo_postal: t`el código postal`,
  experiencia: t`tu experiencia, estudios y habilidades`,
  educacion: null,
  habilidades: null,
  carta_presentacion: null,
});
const IF_YOU_WISH = () => [
  ...Object.values(OPTIONAL()).filter((words) => words !== null),
  t`tus permisos y cualificaciones`,
  t`tu disponibilidad`,
  t`los idiomas que hablas y una carta de presentación`,
];

/** Sections 1 to 4 of the privacy policy: purposes, legal bases, data and retention. */
export const privacyUses = ({ analytics }: LegalFacts): LegalSection[] => [
  {
    id: 'finalidades',
    title: t`Finalidades`,
    body: (
      <>
        <p>
          <Trans>Usamos tus datos para esto y para nada más:</Trans>
        </p>
        <Terms
          rows={[
            [
              t`Responderte`,
              t`Contestar a lo que nos preguntas por el formulario de contacto, por correo o por teléfono, y preparar el presupuesto que nos pides.`,
            ],
            [
              t`Prestar el servicio`,
              t`Organizar los traslados, el mantenimiento, la ITV, la custodia o el lavado que contratas, y facturarlos.`,
            ],
            [
              t`Gestionar tu candidatura`,
              t`Crear tu cuenta, recibir tus datos y tu CV, valorar si encajas en el puesto, citarte a entrevistas y contarte cómo va.`,
            ],
            [
              t`Avisarte de ofertas`,
              t`Enviarte las ofertas nuevas de la búsqueda que guardas, como mucho un correo al día.`,
            ],
            [
              t`Proteger el sitio`,
              t`Mantener abierta tu sesión, frenar los intentos de entrar en cuentas ajenas y el correo no deseado, y dejar constancia de lo que se hace en el sistema.`,
            ],
            ...(analytics
              ? [
                  [
                    t`Medir el uso del sitio`,
                    t`Saber qué páginas se visitan y qué formularios cuesta terminar, solo si aceptas las cookies de análisis.`,
                  ] as const,
                ]
              : []),
          ]}
        />
        <p>
          <Trans>
            No enviamos publicidad. Si algún día ofrecemos comunicaciones comerciales, te pediremos permiso
            antes.
          </Trans>
        </p>
        <p>
          <Trans>
            Tampoco tomamos decisiones automatizadas ni hacemos perfiles: cada candidatura la valora una
            persona y ninguna respuesta del cuestionario de una oferta descarta a nadie por sí sola.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'base-juridica',
    title: t`Base jurídica`,
    body: (
      <>
        <p>
          <Trans>La ley nos permite tratar tus datos por estos motivos (artículo 6.1 del RGPD):</Trans>
        </p>
        <Terms
          rows={[
            [
              t`Consultas`,
              t`Las medidas previas a un contrato, si pides un servicio (letra b). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (letra f).`,
            ],
            [
              t`Clientes`,
              t`La ejecución del contrato (letra b) y las obligaciones fiscales y mercantiles que nos impone la ley (letra c).`,
            ],
            [
              t`Candidaturas`,
              t`Las medidas previas a un contrato que tú solicitas al presentarte (letra b).`,
            ],
            [
              t`Futuras ofertas`,
              t`Tu consentimiento (letra a). Presentarte a una oferta no lo da: se pide aparte y puedes retirarlo cuando quieras.`,
            ],
            [
              t`Avisos de empleo`,
              t`Tu consentimiento (letra a). No te enviamos nada hasta que confirmas tu dirección, y cada aviso lleva un enlace para darte de baja.`,
            ],
            [
              t`Avisos en tu móvil`,
              t`Tu consentimiento (letra a), que das con el botón de tu portal. Los quitas cuando quieras en tu cuenta.`,
            ],
            [t`Seguridad`, t`Nuestro interés legítimo en proteger el sitio y las cuentas (letra f).`],
            [
              t`Cookies no necesarias`,
              t`Tu consentimiento (letra a, y artículo 22.2 de la LSSI). Lo cambias cuando quieras con el enlace «Cookies» del pie.`,
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'datos',
    title: t`Datos que recogemos`,
    body: (
      <>
        <p>
          <Trans>
            Solo los que hacen falta para lo que pides. Los que son opcionales están marcados como tales.
          </Trans>
        </p>
        <Terms
          rows={[
            [t`Si nos escribes`, t`Nombre, correo y mensaje; si quieres, también teléfono y empresa.`],
            [
              t`Si creas una cuenta`,
              t`Correo y contraseña. De la contraseña guardamos una huella cifrada, con la que nadie puede reconstruirla.`,
            ],
            [
              t`Si te presentas`,
              t`Nombre y apellidos, teléfono y ciudad; el puesto, tu CV y lo que respondes a las preguntas de la oferta. Si quieres, también ${listText(IF_YOU_WISH())}.`,
            ],
            [
              t`Mientras rellenas la candidatura`,
              t`El borrador con lo que escribes y el CV que eliges, para que puedas seguir desde otro dispositivo.`,
            ],
            [
              t`Durante el proceso`,
              t`El estado de tu candidatura, las entrevistas, los documentos que te pedimos, los mensajes entre tú y nosotros y las notas y valoraciones de RRHH.`,
            ],
            [t`Si guardas un aviso`, t`Tu correo y la búsqueda.`],
            [
              t`Si eres cliente`,
              t`Datos de contacto y de facturación, y los de los vehículos que nos confías.`,
            ],
            [
              t`Al usar el sitio`,
              t`Las sesiones que tienes abiertas y con qué navegador. Para frenar abusos contamos los intentos con una huella cifrada de la dirección de red, no con la dirección.`,
            ],
          ]}
        />
        <p>
          <Trans>
            No pedimos datos sobre salud, ideología, religión, afiliación sindical, origen u orientación
            sexual. Por favor, no los incluyas en tu CV ni en tus mensajes.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'conservacion',
    title: t`Cuánto tiempo los conservamos`,
    body: (
      <>
        <Terms
          rows={[
            [t`Consultas`, t`2 años desde que llegan. Después se borran solas.`],
            [t`Contratos`, t`Lo que dure el contrato y 6 años más (artículo 30 del Código de Comercio).`],
            [t`Datos fiscales`, t`4 años (artículo 66 de la Ley General Tributaria).`],
            [
              t`Candidaturas`,
              t`Lo que dure el proceso de selección y, después, 24 meses como máximo desde tu última actividad, por si hay reclamaciones. Te avisamos por correo antes de retirarlos, dejan de estar a la vista 30 días y se borran. Solo te tenemos en cuenta para otras ofertas si nos das permiso, que dura 24 meses.`,
            ],
            [
              t`Borrador de una candidatura`,
              t`Hasta que la envías o lo borras; si lo dejas, 30 días desde el último cambio.`,
            ],
            [
              t`Tu cuenta`,
              t`Mientras la quieras. Puedes borrarla tú cuando quieras, con todo lo que contiene.`,
            ],
            [
              t`Prueba de un borrado`,
              t`3 años, bloqueada: las fechas y una huella cifrada del correo, con la que nadie puede leerlo (artículos 32 y 72 de la LOPDGDD).`,
            ],
            [
              t`Avisos de empleo`,
              t`Hasta que te des de baja, y 30 días más por si cambias de idea. Los que no se confirman se borran a los 3 días.`,
            ],
            [t`Avisos en tu móvil`, t`Hasta que los quitas o borras tu cuenta.`],
            [t`Comunicaciones comerciales`, t`Si las aceptas, hasta que retires tu consentimiento.`],
            [
              t`Sesiones`,
              t`30 días desde que terminan. La huella de la dirección de red de una consulta, un día.`,
            ],
          ]}
        />
        <p>
          <Trans>Cuando acaba el plazo:</Trans>
        </p>
        <Bullets>
          <li>
            <Trans>borramos los datos, o</Trans>
          </li>
          <li>
            <Trans>
              los bloqueamos, si la ley nos obliga a conservarlos para responder ante jueces y
              administraciones (artículo 32 de la LOPDGDD). Bloqueados, no los usa nadie; cuando prescriben
              las responsabilidades se destruyen.
            </Trans>
          </li>
        </Bullets>
      </>
    ),
  },
];
