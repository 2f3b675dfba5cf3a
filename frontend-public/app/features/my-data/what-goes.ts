import { t } from '@lingui/core/macro';

/** What an erasure removes, in everyday words. */
export const WHAT_GOES = (): readonly string[] => [
  t`Tu cuenta, tu contraseña y todas tus sesiones abiertas.`,
  t`Tu perfil, tus candidaturas, tus respuestas y las notas de RRHH sobre ellas.`,
  t`Tu CV y cualquier otro archivo que hayas subido.`,
  t`Tus entrevistas: las que tengas pendientes se anulan.`,
  t`Los mensajes que te hemos enviado y los que nos has escrito desde la página de contacto.`,
  t`Tus avisos de empleo.`,
];

/** What the law requires to keep. */
export const WHAT_STAYS = (): readonly string[] => [
  t`La prueba de que pediste el borrado: las fechas y una huella cifrada de tu correo, con la que nadie puede leerlo. Queda bloqueada tres años y después se destruye (artículo 32 de la LOPDGDD).`,
  t`Un código sin nombre que nos impide recuperar tus datos desde una copia de seguridad.`,
  t`Si llegaste a trabajar con nosotros, los documentos laborales y fiscales que la ley nos obliga a guardar. No están en este sistema.`,
];
