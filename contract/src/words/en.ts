import type { Words } from '../words.js';

export const EN: Words = {
  '1 archivo adjunto': '1 attachment',
  'A partir de ahora, al entrar te pediremos también un código.':
    'From now on we’ll also ask you for a code when you sign in.',
  'ADR básico': 'Basic ADR',
  'ADR cisternas': 'ADR tanks',
  'ADR explosivos': 'ADR explosives',
  'ADR radiactivos': 'ADR radioactive materials',
  Acceso: 'Access',
  Aceptado: 'Accepted',
  Activo: 'Active',
  Administración: 'Administration',
  'Ahora mismo no podemos leer tus archivos. No se ha descargado nada; vuelve a intentarlo en unos minutos.':
    'We can’t read your files right now. Nothing has been downloaded; try again in a few minutes.',
  'Ahora mismo no se pueden leer los archivos. Vuelve a intentarlo en unos minutos.':
    'The files can’t be read right now. Try again in a few minutes.',
  'Ahora mismo no se pueden recibir archivos por un problema del servidor. No se ha guardado nada; vuelve a intentarlo en unos minutos.':
    'We can’t receive files right now because of a problem with the server. Nothing has been saved; try again in a few minutes.',
  'Ahora no podemos borrar tus datos: {reason} Hemos registrado tu petición y te responderemos antes del {limit}.':
    'We can’t delete your data right now: {reason} We’ve recorded your request and will reply to you before {limit}.',
  'Ahora tu cuenta se abre solo con la contraseña.': 'Your account now opens with just the password.',
  'Ahora una persona del equipo de selección leerá tu perfil y tu CV. Te avisaremos por correo cada vez que haya una novedad, también si la respuesta es no.':
    'Now a person from the recruitment team will read your profile and your CV. We’ll email you every time there’s news, even if the answer is no.',
  'Al entrar te pediremos también un código de tu aplicación. Si no has sido tú, revisa tu cuenta.':
    'When you sign in we’ll also ask for a code from your app. If this wasn’t you, check your account.',
  Alemán: 'German',
  'Alguien avisó de que no había pedido un cambio de correo en esta cuenta. Por seguridad no se puede cambiar durante 7 días.':
    'Someone told us they hadn’t asked for an email change on this account. For security, it can’t be changed for 7 days.',
  'Alguien ha pedido en la web de {{empresa}} que avisemos a esta dirección cuando se publiquen ofertas de empleo nuevas.':
    'Someone has asked on the {{empresa}} website for us to write to this address when new jobs are published.',
  'Alguien que conoce tu contraseña ha pedido que tu cuenta deje de usar este correo y use otro. Si has sido tú, no tienes que hacer nada aquí: confirma el cambio desde el mensaje que hemos enviado al nuevo.':
    'Someone who knows your password has asked for your account to stop using this email and use another. If it was you, you don’t need to do anything here: confirm the change from the message we’ve sent to the new one.',
  'Almacén y campa': 'Warehouse and yard',
  'Antes de seguir tienes que activar la verificación en dos pasos en tu cuenta.':
    'Before you carry on, you need to turn on two-step verification in your account.',
  'Antes tienes que verificar tu correo.': 'You need to verify your email first.',
  Apellidos: 'Surname',
  Avanzado: 'Advanced',
  'Base jurídica: Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD).':
    'Legal basis: Steps prior to entering into a contract, which you request by applying (Article 6(1)(b) of the GDPR).',
  'Base jurídica: Las medidas previas a un contrato, si pides un servicio (artículo 6.1.b del RGPD). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f).':
    'Legal basis: Steps prior to entering into a contract, if you ask for a service (Article 6(1)(b) of the GDPR). Otherwise, our legitimate interest in replying to whoever writes to us (Article 6(1)(f)).',
  Básico: 'Basic',
  Búlgaro: 'Bulgarian',
  'CAP mercancías': 'CAP for goods (driver CPC)',
  'CAP viajeros': 'CAP for passengers (driver CPC)',
  'CAP y tacógrafo': 'CAP and tachograph',
  CV: 'CV',
  'Cada archivo adjunto puede ocupar como máximo 5 MB.': 'Each attachment can be at most 5 MB.',
  'Cada habilidad puede tener como máximo {max} caracteres: sepáralas con comas':
    'Each skill can be at most {max} characters long: separate them with commas',
  'Cambio de correo en tu cuenta': 'Email change on your account',
  'Cambios en tu entrevista: {{cuando}}': 'Changes to your interview: {{cuando}}',
  Cancelado: 'Cancelled',
  'Candidato no encontrado': 'Candidate not found',
  'Candidatura enviada': 'Application sent',
  'Candidatura no encontrada': 'Application not found',
  'Candidatura retirada': 'Application withdrawn',
  'Carretilla elevadora': 'Forklift',
  'Carta de presentación': 'Cover letter',
  Castellano: 'Spanish',
  Catalán: 'Catalan',
  Chino: 'Chinese',
  Ciudad: 'Town or city',
  'Como nos pediste, hemos borrado tu cuenta en {{empresa}}, tu perfil, tus candidaturas, tus archivos y los mensajes que te enviamos. Tus entrevistas pendientes quedan anuladas.':
    'As you asked, we’ve deleted your account with {{empresa}}, your profile, your applications, your files and the messages we sent you. Any interviews you had coming up are cancelled.',
  Completa: 'Full-time',
  Completado: 'Completed',
  Con: 'With',
  'Con el mensaje': 'With the message',
  'Confirma que quieres borrar tu cuenta': 'Confirm that you want to delete your account',
  'Confirma que quieres borrar tu cuenta en {{empresa}}':
    'Confirm that you want to delete your account with {{empresa}}',
  'Confirma tu alerta de empleo': 'Confirm your job alert',
  'Confirma tu alerta de empleo en {{empresa}}': 'Confirm your job alert with {{empresa}}',
  'Confirma tu correo': 'Confirm your email',
  'Confirma tu correo para tu cuenta en {{empresa}}': 'Confirm your email for your account with {{empresa}}',
  'Confirma tu nuevo correo': 'Confirm your new email',
  'Confirma tu nuevo correo en {{empresa}}': 'Confirm your new email with {{empresa}}',
  'Confirmar mi alerta': 'Confirm my alert',
  'Confirmar mi correo': 'Confirm my email',
  'Confirmar mi nuevo correo': 'Confirm my new email',
  'Confirmar o pedir otro momento': 'Confirm or ask for another time',
  'Consultoría de flotas': 'Fleet consulting',
  Contratada: 'Hired',
  Correo: 'Email',
  'Correo o contraseña incorrectos': 'Wrong email or password',
  'Creemos que «{titulo}» encaja contigo. Mírala y, si te interesa, preséntate.':
    'We think “{titulo}” suits you. Take a look and, if you’re interested, apply.',
  'Custodia de vehículos': 'Vehicle storage',
  Cuándo: 'When',
  'Cuánto tiempo: Guardamos las consultas dos años y después las borramos.':
    'How long: We keep enquiries for two years and then delete them.',
  'Cuánto tiempo: Mientras dure el proceso de selección y, después, 24 meses como máximo desde tu última actividad, por si hay reclamaciones. Te avisamos antes de borrarlos. Para otras ofertas, solo si nos das permiso.':
    'How long: While the selection process lasts and then for 24 months at most from your last activity, in case there are claims. We tell you before we delete them. For other jobs, only if you give us permission.',
  'Código postal': 'Postcode',
  'Cómo lo necesitamos:': 'How we need it:',
  'Dar mi evaluación': 'Give my feedback',
  'Darme de baja de esta alerta': 'Unsubscribe me from this alert',
  'Datos personales': 'Personal details',
  'Debes tener al menos 16 años': 'You must be at least 16 years old',
  'Decidir qué hacemos': 'Decide what to do',
  'Decisión final': 'Final decision',
  'Demasiados intentos. Vuelve a intentarlo en {wait}.': 'Too many attempts. Try again in {wait}.',
  Departamento: 'Department',
  'Derechos: Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.':
    'Rights: Access, rectification, erasure, objection, restriction and portability. If you think we don’t respect them, you can complain to the Spanish Data Protection Agency (AEPD).',
  'Desde ahora tu cuenta se abre sin el código de tu aplicación de verificación.':
    'From now on your account opens without the code from your authenticator app.',
  'Después te escribiremos solo cuando haya ofertas nuevas que encajen, como mucho una vez al día. Cada mensaje lleva un enlace para darte de baja.':
    'After that we’ll only write to you when there are new jobs that match, at most once a day. Every message has a link to unsubscribe.',
  Destacadas: 'Featured',
  'Destinatarios: Solo el personal que lleva la selección. No cedemos tus datos a terceros, salvo obligación legal.':
    'Recipients: Only the staff who run the selection. We don’t disclose your data to third parties unless the law obliges us to.',
  'Destinatarios: Solo quien tiene que responderte. No cedemos tus datos a terceros, salvo obligación legal.':
    'Recipients: Only those who have to reply to you. We don’t disclose your data to third parties unless the law obliges us to.',
  Dirección: 'Address',
  Documento: 'Document',
  'Documento no encontrado': 'Document not found',
  Documentos: 'Documents',
  Duración: 'Length',
  'Durante tres años conservamos bloqueada la prueba de que pediste este borrado: las fechas y una huella cifrada de tu dirección, con la que nadie puede leerla. Después se destruye (artículo 32 de la LOPDGDD).':
    'For three years we keep, locked away, the proof that you asked for this deletion: the dates and an encrypted fingerprint of your address, which nobody can use to read it. It is then destroyed (article 32 of the LOPDGDD, Spain’s data protection act).',
  Dónde: 'Where',
  Educación: 'Education',
  'El CV es obligatorio': 'You need to add a CV',
  'El CV supera el máximo de 5 MB.': 'The CV is over the 5 MB limit.',
  'El archivo adjunto añade la cita a tu calendario.':
    'The attached file adds the appointment to your calendar.',
  'El archivo adjunto está vacío.': 'The attachment is empty.',
  'El archivo adjunto quita la cita de tu calendario. Si hay otra fecha, te escribiremos.':
    'The attached file removes the appointment from your calendar. If there’s another date, we’ll write to you.',
  'El archivo del CV está vacío.': 'The CV file is empty.',
  'El archivo está dañado y no se puede abrir. Hay que recuperarlo de una copia de seguridad o volver a enviarlo.':
    'The file is damaged and can’t be opened. It needs to be restored from a backup or sent again.',
  'El archivo está dañado: le falta el final. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.':
    'The file is damaged: its end is missing. Open it to check, save it again and upload it again.',
  'El archivo está vacío.': 'The file is empty.',
  'El archivo no es un PDF, DOC o DOCX válido.': 'The file isn’t a valid PDF, DOC or DOCX.',
  'El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.':
    'The file isn’t a valid PDF, DOC, DOCX, JPG or PNG.',
  'El archivo supera el máximo de 5 MB.': 'The file is over the 5 MB limit.',
  'El campo {campo} es obligatorio': 'The {campo} field is required',
  'El campo {campo} no puede superar los {max} caracteres':
    'The {campo} field can’t be longer than {max} characters',
  'El correo es obligatorio': 'Enter your email',
  'El correo no es válido': 'That email isn’t valid',
  'El cursor no es válido para esta lista. Empieza de nuevo.':
    'The cursor isn’t valid for this list. Start again.',
  'El código no es correcto o ya se ha usado. Prueba con el siguiente.':
    'The code isn’t right or has already been used. Try the next one.',
  'El código postal no es válido: en España son 5 cifras, como 08040':
    'That postcode isn’t valid: in Spain it has 5 digits, like 08040',
  'El destinatario no es el de la ficha: los mensajes solo se envían al correo guardado.':
    'The recipient isn’t the one on the person’s record: messages are only sent to the saved email.',
  'El documento no nos sirve': 'We can’t use the document',
  'El enlace caduca en 15 minutos y sirve una sola vez.':
    'The link expires in 15 minutes and works only once.',
  'El enlace caduca en 2 horas y sirve una sola vez.': 'The link expires in 2 hours and works only once.',
  'El enlace caduca en 72 horas. Si no lo has pedido tú, ignora este mensaje: borraremos la dirección.':
    'The link expires in 72 hours. If you didn’t ask for it, ignore this message: we’ll delete the address.',
  'El enlace es personal: no lo reenvíes. Escribe solo lo que tenga que ver con el puesto: el candidato puede pedir una copia de lo que se guarda sobre él, sin el nombre de quien lo escribió.':
    'The link is personal: don’t forward it. Write only what has to do with the job: the candidate can ask for a copy of what is kept about them, without the name of the person who wrote it.',
  'El enlace no es válido': 'The link isn’t valid',
  'El enlace sirve una sola vez y caduca en 15 minutos.':
    'The link works only once and expires in 15 minutes.',
  'El enlace sirve una sola vez y caduca en 2 horas.': 'The link works only once and expires in 2 hours.',
  'El enlace sirve una sola vez y caduca en 24 horas. Hasta entonces tu cuenta sigue con el correo de antes.':
    'The link works only once and expires in 24 hours. Until then your account keeps its previous email.',
  'El enlace sirve una sola vez y caduca en 24 horas. Si no lo usas, tu cuenta sigue como está.':
    'The link works only once and expires in 24 hours. If you don’t use it, your account stays as it is.',
  'El enlace sirve una sola vez y caduca en 7 días. Si caduca, pide otro a quien administra el sistema.':
    'The link works only once and expires in 7 days. If it expires, ask whoever manages the system for another.',
  'El enlace sirve una sola vez y caduca en 72 horas. Si caduca, puedes pedir otro desde tu portal.':
    'The link works only once and expires in 72 hours. If it expires, you can ask for another from your portal.',
  'El envío se ha interrumpido. Vuelve a intentarlo.': 'The upload was interrupted. Try again.',
  'El equipo de selección de {{empresa}} te ha escrito sobre tu candidatura.':
    'The recruitment team at {{empresa}} has written to you about your application.',
  'El equipo de selección leerá tu candidatura.': 'The recruitment team will read your application.',
  'El equipo de selección te ha escrito:': 'The recruitment team has written to you:',
  'El equipo de {empresa}': 'The {empresa} team',
  'El formulario ha llegado tan deprisa que parece enviado por un programa. Espera unos segundos y vuelve a enviarlo: no se ha perdido nada.':
    'The form arrived so fast that it looks as if a program sent it. Wait a few seconds and send it again: nothing has been lost.',
  'El mensaje admite como máximo {maximo} caracteres': 'The message can be at most {maximo} characters long',
  'El motivo es este: {{motivo_prorroga}}': 'This is the reason: {{motivo_prorroga}}',
  'El nombre de la empresa no es válido': 'That company name isn’t valid',
  'El nombre no es válido': 'That name isn’t valid',
  'El parámetro {name} no es válido.': 'The parameter {name} isn’t valid.',
  'El proceso de esta candidatura ha terminado. Puedes presentarte a otras ofertas.':
    'The process for this application has ended. You can apply for other jobs.',
  'El proceso ha terminado. Te escribiremos con los siguientes pasos.':
    'The process has ended. We’ll write to you with the next steps.',
  'El que nos enviaste no nos sirve. Te contamos por qué.':
    'We can’t use the one you sent us. We tell you why.',
  'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.':
    'The service isn’t available right now. Try again in a few minutes.',
  'El teléfono no es válido: escribe sus 9 cifras, o el número entero con el prefijo de su país (+33…)':
    'That phone number isn’t valid: type its 9 digits, or the full number with its country code (+33…)',
  'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. Ampliamos el plazo para responderla hasta el {{limite}}, como permite el artículo 12.3 del RGPD.':
    'On {{recibida}} we received your request ({{tipo}}) about your personal data. We are extending the time to answer it until {{limite}}, as article 12.3 of the GDPR allows.',
  'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. {{resultado}}':
    'On {{recibida}} we received your request ({{tipo}}) about your personal data. {{resultado}}',
  'Elegir contraseña': 'Choose a password',
  'Elegir contraseña y entrar': 'Choose a password and sign in',
  'Elegir hora': 'Choose a time',
  'Elige el archivo que quieres enviar.': 'Choose the file you want to send.',
  'Elige entre las opciones': 'Choose from the options',
  'Elige la hora de tu entrevista': 'Choose the time of your interview',
  'Elige la hora de tu entrevista en {{empresa}}': 'Choose the time of your interview with {{empresa}}',
  'Elige sobre qué nos escribes': 'Choose what you’re writing to us about',
  'Elige tu contraseña y entra por primera vez.': 'Choose your password and sign in for the first time.',
  'Elige una de las opciones': 'Choose one of the options',
  'Elige una nueva contraseña': 'Choose a new password',
  'Elige una nueva contraseña para tu cuenta en {{empresa}}':
    'Choose a new password for your account with {{empresa}}',
  Empresa: 'Company',
  'En este momento solo se puede consultar: no se ha guardado nada. Vuelve a intentarlo en unos minutos.':
    'Right now you can only view things: nothing has been saved. Try again in a few minutes.',
  'En la lista tienes {total} más.': 'More in the list: {total}.',
  'En la misma página puedes pedir que lo borremos todo ahora.':
    'On the same page you can ask us to delete everything now.',
  'En progreso': 'In progress',
  'En revisión': 'Under review',
  'En tu portal tienes todos los pasos y la fecha de cada uno.':
    'In your portal you’ll find every step and its date.',
  'Enhorabuena: el puesto de {{puesto}} es tuyo': 'Congratulations: the {{puesto}} job is yours',
  'Entra en tu cuenta': 'Sign in to your account',
  'Entrar en mi cuenta': 'Sign in to my account',
  Entrevista: 'Interview',
  'Entrevista cancelada: {{cuando}}': 'Interview cancelled: {{cuando}}',
  'Entrevista no encontrada': 'Interview not found',
  'Entrevista programada': 'Interview scheduled',
  'Entrevista realizada': 'Interview done',
  'Error creando candidato: {reason}': 'We couldn’t create the candidate: {reason}',
  'Error subiendo CV después de reintento: {reason}':
    'We couldn’t upload the CV, even after trying again: {reason}',
  'Error subiendo CV: {reason}': 'We couldn’t upload the CV: {reason}',
  'Esa contraseña es muy fácil de adivinar. Elige otra.':
    'That password is very easy to guess. Choose another.',
  'Escoge el día y la hora que mejor te vayan.': 'Choose the day and time that suit you best.',
  'Escribe como máximo {max} habilidades: hay {cuantas}': 'Write at most {max} skills: you have {cuantas}',
  'Escribe el código': 'Type the code',
  'Escribe el código de tu aplicación de verificación para terminar de entrar.':
    'Type the code from your authenticator app to finish signing in.',
  'Escribe qué días u horas te van bien, o propón un momento':
    'Write which days or times suit you, or suggest a time',
  'Escribe tu mensaje': 'Write your message',
  'Escribe tu respuesta': 'Write your answer',
  'Escribe un número': 'Type a number',
  'Ese ya es el correo de tu cuenta': 'That’s already your account’s email',
  'Esta candidatura ya está cerrada y no se puede retirar.':
    'This application is already closed and can’t be withdrawn.',
  'Esta clave de API ha caducado. Pide que la renueven.':
    'This API key has expired. Ask for it to be renewed.',
  'Esta clave de API no existe.': 'This API key doesn’t exist.',
  'Esta clave de API no tiene efecto: la cuenta de quien la creó está desactivada.':
    'This API key doesn’t work: the account of the person who created it has been deactivated.',
  'Esta clave de API se ha revocado.': 'This API key has been revoked.',
  'Esta decisión es solo sobre este puesto: si más adelante ves otra vacante que encaje contigo, nos gustará volver a leerte.':
    'This decision is only about this job: if you see another vacancy later on that suits you, we’ll be glad to hear from you again.',
  'Esta entrevista está cancelada.': 'This interview has been cancelled.',
  'Esta entrevista ya ha pasado.': 'This interview has already taken place.',
  'Esta persona ya tiene otra candidatura abierta para la misma vacante.':
    'This person already has another open application for the same vacancy.',
  'Esta página llevaba demasiado tiempo abierta y no hemos podido comprobar el envío. Vuelve a enviarlo: no se ha perdido nada.':
    'This page had been open too long and we couldn’t check what you sent. Send it again: nothing has been lost.',
  'Esta vacante está cerrada.': 'This vacancy is closed.',
  'Esta vacante ya no admite candidaturas.': 'This vacancy is no longer taking applications.',
  'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a enviarlo.':
    'This PDF is protected with a password and we wouldn’t be able to open it. Save it without a password and send it again.',
  'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a subirlo.':
    'This PDF is protected with a password and we wouldn’t be able to open it. Save it without a password and upload it again.',
  'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a enviarlo.':
    'This PDF has no pages. Open it to check, save it again and send it once more.',
  'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.':
    'This PDF has no pages. Open it to check, save it again and upload it once more.',
  'Este archivo ya no está disponible.': 'This file is no longer available.',
  'Este correo ya está registrado. ¿Ya tienes cuenta?':
    'This email is already registered. Do you already have an account?',
  'Este departamento ya no existe.': 'This department no longer exists.',
  'Este documento ya no admite cambios.': 'This document can’t be changed any more.',
  'Este enlace ya no es válido. Pide uno nuevo.': 'This link is no longer valid. Ask for a new one.',
  'Este enlace ya no sirve. Si tienes cuenta, entra en tu portal.':
    'This link no longer works. If you have an account, sign in to your portal.',
  'Este enlace ya no sirve: la alerta no existe o ha caducado.':
    'This link no longer works: the alert doesn’t exist or has expired.',
  'Este enlace ya no sirve: la petición ha caducado, se ha cancelado o hay otra más nueva.':
    'This link no longer works: the request has expired, was cancelled or there’s a newer one.',
  'Este enlace ya no sirve: ya no guardamos tus datos o el enlace está incompleto.':
    'This link no longer works: we no longer hold your data or the link is incomplete.',
  'Este envío ya se hizo con otros datos. Recarga la página y vuelve a enviarlo.':
    'This was already sent with different details. Reload the page and send it again.',
  'Este envío ya se hizo, pero su respuesta no se conserva. Comprueba el resultado antes de repetirlo.':
    'This was already sent, but its answer hasn’t been kept. Check the result before you repeat it.',
  'Este es el motivo:': 'This is the reason:',
  'Este es el último mensaje que te enviamos, y tu dirección se borra al enviarlo.':
    'This is the last message we’ll send you, and your address is deleted once it’s sent.',
  'Este mismo envío todavía está en curso. Espera un momento y repítelo.':
    'This is still being sent. Wait a moment and try it again.',
  'Este tipo de contenido no se admite.': 'This type of content isn’t accepted.',
  'Esto es lo que te dice:': 'This is what it says:',
  'Esto no se puede hacer con una clave de API.': 'This can’t be done with an API key.',
  'Estos son los datos que valen ahora.': 'These are the details that apply now.',
  Etiquetas: 'Tags',
  Euskera: 'Basque',
  Experiencia: 'Experience',
  'Falta poco para tu entrevista': 'Your interview is coming up',
  'Falta poco para vernos.': 'See you soon.',
  'Fecha de nacimiento': 'Date of birth',
  'Fecha límite': 'Deadline',
  'Fines de semana': 'Weekends',
  Flexible: 'Flexible',
  Francés: 'French',
  'Futuras ofertas': 'Future jobs',
  Gallego: 'Galician',
  'Gestión de flotas': 'Fleet management',
  'Gracias por crear tu cuenta en {{empresa}}. Para terminar, confirma que este correo es tuyo: así sabemos que te llegarán las novedades de tus candidaturas.':
    'Thank you for creating your account with {{empresa}}. To finish, confirm that this email address is yours: that way we know that news about your applications will reach you.',
  'Gracias por el tiempo que nos has dedicado.': 'Thank you for the time you’ve given us.',
  'Gracias por escribir a {{empresa}}. Tu mensaje ha llegado y su referencia es {{referencia}}.':
    'Thank you for writing to {{empresa}}. Your message has arrived and its reference is {{referencia}}.',
  'Gracias por pensar en {{empresa}}. Tu candidatura para {{puesto}} nos ha llegado completa.':
    'Thank you for thinking of {{empresa}}. We’ve received your complete application for {{puesto}}.',
  'Gracias por presentarte': 'Thank you for applying',
  'Guarda los códigos de recuperación en un lugar seguro: son la forma de entrar si pierdes el móvil.':
    'Keep your recovery codes in a safe place: they’re the way in if you lose your phone.',
  'Guardamos tu perfil, tu CV y tus candidaturas en {{empresa}}, y desde hace mucho no hay ningún proceso abierto contigo. No los guardamos más de lo necesario.':
    'We hold your profile, your CV and your applications at {{empresa}}, and it’s been a long time since you had an active application with us. We don’t keep them longer than we need to.',
  'Ha ocurrido un error interno. No se ha guardado nada; vuelve a intentarlo.':
    'Something went wrong on our side. Nothing has been saved; try again.',
  'Ha pasado demasiado tiempo. Vuelve a empezar.': 'Too much time has passed. Start again.',
  Habilidades: 'Skills',
  'Hace tiempo que no sabemos de ti: el {{limite}} retiramos tus datos.':
    'We haven’t heard from you for a while: on {{limite}} we’ll hide your data.',
  'Hace un tiempo te presentaste a {{empresa}} y nos diste permiso para avisarte de otras ofertas. Ahora buscamos a alguien para el puesto de {{puesto}} ({{lugar}}) y hemos pensado en ti.':
    'Some time ago you applied to {{empresa}} and gave us permission to tell you about other jobs. We’re now looking for someone for the job of {{puesto}} ({{lugar}}) and we thought of you.',
  'Han pedido cambiar el correo de tu cuenta en {{empresa}}':
    'Someone has asked to change your account’s email with {{empresa}}',
  'Has activado la verificación en dos pasos': 'You’ve turned on two-step verification',
  'Has creado nuevos códigos de recuperación': 'You’ve created new recovery codes',
  'Has desactivado la verificación en dos pasos': 'You’ve turned off two-step verification',
  'Has elegido esta hora para la entrevista por tu candidatura para {{puesto}}:':
    'You’ve chosen this time for the interview for your application for {{puesto}}:',
  'Has enviado muchos mensajes en poco tiempo. Podrás escribir de nuevo en {wait}.':
    'You’ve sent a lot of messages in a short time. You can write again in {wait}.',
  'Has reservado tu entrevista': 'You’ve booked your interview',
  'Has retirado esta candidatura': 'You’ve withdrawn this application',
  'Has vuelto a pedir esta alerta: confírmala o date de baja desde el último correo que te enviamos.':
    'You’ve asked for this alert again: confirm it or unsubscribe using the last email we sent you.',
  'Hay otro cambio en marcha que tarda más de lo normal. Vuelve a intentarlo en unos segundos.':
    'Another change is under way and is taking longer than usual. Try again in a few seconds.',
  'Hay un cambio en tu candidatura para {{puesto}}:': 'There’s a change in your application for {{puesto}}:',
  'Hay una respuesta a tu candidatura': 'There’s a reply to your application',
  'Hemos borrado tu cuenta y tus datos.': 'We’ve deleted your account and your data.',
  'Hemos cambiado la entrevista por tu candidatura para {{puesto}}. Estos son los datos que valen:':
    'We’ve changed the interview for your application for {{puesto}}. These are the details that apply:',
  'Hemos estudiado tu candidatura para {{puesto}} y te agradecemos el interés y el tiempo que nos has dedicado.':
    'We’ve considered your application for {{puesto}}, and we appreciate your interest and the time you’ve given us.',
  'Hemos publicado ofertas que encajan con tu alerta ({{busqueda}}):':
    'We’ve published jobs that match your alert ({{busqueda}}):',
  'Hemos recibido tu candidatura': 'We’ve received your application',
  'Hemos recibido tu candidatura: {{puesto}}': 'We’ve received your application: {{puesto}}',
  'Hemos recibido tu mensaje': 'We’ve received your message',
  'Hemos recibido tu mensaje ({{referencia}})': 'We’ve received your message ({{referencia}})',
  'Hemos revisado «{{documento}}» y necesitamos que lo vuelvas a subir.':
    'We’ve checked “{{documento}}” and we need you to upload it again.',
  'Hola, {nombre}:': 'Hello {nombre},',
  'Hola:': 'Hello,',
  ITV: 'ITV (vehicle inspection)',
  Indefinido: 'Permanent',
  Inglés: 'English',
  Intermedio: 'Intermediate',
  Italiano: 'Italian',
  Jornada: 'Working hours',
  'La configuración exige la verificación en dos pasos al personal: no se puede desactivar.':
    'The settings require two-step verification for staff: it can’t be turned off.',
  'La contraseña': 'The password',
  'La contraseña actual no es correcta': 'The current password isn’t right',
  'La contraseña debe contener al menos un carácter especial':
    'The password must contain at least one special character',
  'La contraseña debe contener al menos una letra y un número':
    'The password must contain at least one letter and one number',
  'La contraseña debe tener al menos {minimo} caracteres':
    'The password must be at least {minimo} characters long',
  'La contraseña es obligatoria': 'Enter your password',
  'La contraseña no puede tener más de {maximo} caracteres':
    'The password can’t be longer than {maximo} characters',
  'La entrevista ha cambiado desde que te enviamos ese mensaje. Mira el último que has recibido.':
    'The interview has changed since we sent you that message. Look at the latest one you’ve received.',
  'La entrevista por tu candidatura para {{puesto}} que teníamos el {{cuando}} queda cancelada. No hace falta que acudas ni que te conectes.':
    'The interview for your application for {{puesto}} that we had on {{cuando}} is cancelled. You don’t need to come or connect.',
  'La entrevista se ha completado. Estamos evaluando los resultados':
    'The interview is done. We’re going over the results',
  'La fecha de nacimiento no es válida': 'That date of birth isn’t valid',
  'La hemos atendido.': 'We’ve dealt with it.',
  'La nueva contraseña debe tener al menos {minimo} caracteres':
    'The new password must be at least {minimo} characters long',
  'La petición es demasiado grande.': 'The request is too large.',
  'La petición no es válida.': 'The request isn’t valid.',
  'La petición viene de otro sitio web y se ha rechazado.':
    'The request comes from another website and has been refused.',
  'La respuesta no puede superar los {maximo} caracteres':
    'The answer can’t be longer than {maximo} characters',
  'La verificación en dos pasos no está activada.': 'Two-step verification isn’t turned on.',
  'La verificación en dos pasos ya está activada.': 'Two-step verification is already turned on.',
  'Lamentamos decirte que esta vez no seguimos adelante con tu candidatura':
    'We’re sorry to tell you that we won’t be taking your application further this time',
  'Las contraseñas no coinciden': 'The passwords don’t match',
  'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.':
    'The photos are too big: together they can’t be over 5 MB. Remove one or take them at a lower resolution.',
  'Lavado profesional': 'Professional washing',
  'Lee la [política de privacidad](/politica-privacidad) (se abre en otra pestaña).':
    'Read the [privacy policy](/politica-privacidad) (it opens in another tab).',
  Limitación: 'Restriction',
  'Lo leerá una persona y te responderá en un día laborable, por correo o por teléfono si nos lo has dejado. Si nos llamas antes, dinos la referencia y lo encontraremos enseguida.':
    'A person will read it and reply within one working day, by email or by phone if you’ve left us your number. If you call us first, tell us the reference and we’ll find it straight away.',
  'Los apellidos no son válidos': 'That surname isn’t valid',
  'Los códigos de antes ya no sirven.': 'The old codes no longer work.',
  'Los códigos de antes ya no sirven. Si no has sido tú, cambia tu contraseña y crea otros.':
    'The old codes no longer work. If this wasn’t you, change your password and create new ones.',
  'Los códigos de recuperación que tenías ya no sirven. Guarda los nuevos en un lugar seguro.':
    'The recovery codes you had no longer work. Keep the new ones in a safe place.',
  'Léelo y responde desde tu portal.': 'Read it and reply from your portal.',
  'Mantenimiento integral': 'Full maintenance',
  Mañana: 'Morning',
  Mensaje: 'Message',
  'Mercancías peligrosas (ADR)': 'Dangerous goods (ADR)',
  'Mientras tanto puedes revisar tus datos o cambiar tu CV desde tu portal.':
    'In the meantime you can check your details or change your CV from your portal.',
  'Mientras tanto, otra cuenta ha empezado a usar ese correo. La tuya sigue con el que tenía; puedes pedir otro cambio.':
    'In the meantime, another account has started using that email. Yours keeps the one it had; you can ask for another change.',
  'Mira la oferta y, si te interesa, preséntate desde la misma página: tus datos y tu CV ya están guardados.':
    'Look at the job and, if you’re interested, apply from the same page: your details and your CV are already saved.',
  'Mínimo {minimo} caracteres, con letras y números.':
    'At least {minimo} characters, with letters and numbers.',
  'Mínimo {minimo} caracteres, con letras, números y un carácter especial.':
    'At least {minimo} characters, with letters, numbers and a special character.',
  'Mínimo {minimo} caracteres.': 'At least {minimo} characters.',
  'Nadie de {{empresa}} te pedirá nunca tu contraseña.':
    'Nobody at {{empresa}} will ever ask you for your password.',
  Nativo: 'Native',
  'Necesitamos más tiempo para responderte': 'We need more time to reply to you',
  'Necesitamos un documento tuyo': 'We need a document from you',
  'Necesitamos un documento: {{documento}}': 'We need a document: {{documento}}',
  No: 'No',
  'No hay CV adjunto para descargar': 'There’s no CV attached to download',
  'No he sido yo': 'It wasn’t me',
  'No hemos podido guardar el archivo adjunto. Tu mensaje no se ha enviado: vuelve a intentarlo.':
    'We couldn’t save the attachment. Your message hasn’t been sent: try again.',
  'No hemos podido guardar el documento y no se ha enviado: vuelve a intentarlo.':
    'We couldn’t save the document and it hasn’t been sent: try again.',
  'No podemos atenderla.': 'We can’t do what you ask.',
  'No quiero más propuestas': 'I don’t want any more suggestions',
  'No sabemos escribir en el CV estos caracteres: {characters}. Escríbelos de otra manera, o adjunta tu CV como archivo.':
    'We can’t write these characters in the CV: {characters}. Write them another way, or attach your CV as a file.',
  'No sabemos si se ha guardado. {next}': 'We don’t know whether it was saved. {next}',
  'No se ha encontrado lo que buscas.': 'We couldn’t find what you’re looking for.',
  'No se pudo obtener la ruta del archivo subido': 'We couldn’t get the path of the uploaded file',
  'No se pudo obtener la ruta del archivo subido después de reintento':
    'We couldn’t get the path of the uploaded file, even after trying again',
  'No tienes permisos para hacer esto.': 'You don’t have permission to do this.',
  Noche: 'Night',
  'Noches fuera de casa': 'Nights away from home',
  Nombre: 'First name',
  'Nombre completo': 'Full name',
  'Nos alegra mucho contar contigo en {{empresa}}. En los próximos días te llamaremos para acordar la fecha de incorporación y explicarte qué documentos necesitamos.':
    'We’re very happy to have you with us at {{empresa}}. In the next few days we’ll call you to agree your start date and explain which documents we need.',
  'Nos ayuda saber qué opinas de la entrevista con {{candidato}}. Son unos minutos y no necesitas cuenta.':
    'It helps us to know what you thought of the interview with {{candidato}}. It takes a few minutes and you don’t need an account.',
  'Nos diste permiso para avisarte de otras ofertas, y esta encaja contigo.':
    'You gave us permission to tell you about other jobs, and this one suits you.',
  'Nos gustaría conocerte': 'We’d like to meet you',
  'Nos gustaría conocerte en una entrevista por tu candidatura para {{puesto}}. Escoge el momento que mejor te vaya entre las horas libres.':
    'We’d like to meet you for an interview about your application for {{puesto}}. Choose the time that suits you best from those free.',
  'Nos gustaría conocerte. Confirma si te va bien.': 'We’d like to meet you. Confirm whether it suits you.',
  'Nos has pedido borrar tu cuenta y todo lo que guardamos de ti. El botón abre una página que te dice qué se borra; allí lo confirmas.':
    'You’ve asked us to delete your account and everything we hold about you. The button opens a page that tells you what gets deleted; you confirm it there.',
  'Nos has pedido cambiar la contraseña de tu cuenta. Pulsa el botón y escribe la nueva; después se cerrarán todas tus sesiones abiertas y podrás entrar con ella.':
    'You’ve asked us to change your account’s password. Press the button and type the new one; after that you’ll be signed out everywhere and can sign in with it.',
  'Nos has pedido que tu cuenta use este correo. Cuando lo confirmes, entrarás con él y aquí te llegarán los avisos de tus candidaturas.':
    'You’ve asked us to use this email for your account. Once you confirm it, you’ll sign in with it and messages about your applications will reach you here.',
  'Nos has pedido un enlace para entrar sin contraseña. Ábrelo en el dispositivo donde quieras entrar.':
    'You’ve asked us for a link to sign in without a password. Open it on the device where you want to sign in.',
  'Nos ponemos en contacto contigo por tu candidatura para {{puesto}}.':
    'We’re getting in touch about your application for {{puesto}}.',
  'Novedades sobre tu candidatura: {{puesto}}': 'News about your application: {{puesto}}',
  'Nuestro equipo está revisando tu perfil y CV': 'Our team is reviewing your profile and CV',
  'Nueva oferta: {titulo}': 'New job: {titulo}',
  'Nuevo mensaje del equipo de selección': 'New message from the recruitment team',
  'Nuevos códigos de recuperación': 'New recovery codes',
  'Nuevos códigos de recuperación en {{empresa}}': 'New recovery codes for {{empresa}}',
  Oposición: 'Objection',
  'Otra persona ha cambiado esta candidatura mientras la tenías abierta. La hemos actualizado: revisa su estado.':
    'Someone else changed this application while you had it open. We’ve updated it: check its status.',
  'Otra persona ha hecho un cambio a la vez. Vuelve a intentarlo.':
    'Someone else made a change at the same time. Try again.',
  'Otro asunto': 'Something else',
  Palabras: 'Words',
  'Para hacerte el CV necesitamos que cuentes algo: tu experiencia, tus estudios, tus permisos o tus habilidades.':
    'To make your CV, we need you to tell us something: your experience, your education, your licences or your skills.',
  'Para seguir con tu candidatura nos falta este documento:':
    'To carry on with your application, we’re missing this document:',
  Parcial: 'Part-time',
  Partido: 'Split shift',
  'Pasas a la fase de entrevista': 'You’re through to the interview stage',
  Pendiente: 'Pending',
  'Permiso AM': 'AM licence',
  'Permiso B': 'B licence',
  'Permiso B+E': 'B+E licence',
  'Permiso C': 'C licence',
  'Permiso C+E': 'C+E licence',
  'Permiso C1': 'C1 licence',
  'Permiso C1+E': 'C1+E licence',
  'Permiso D': 'D licence',
  'Permiso D+E': 'D+E licence',
  'Permiso D1': 'D1 licence',
  'Permiso D1+E': 'D1+E licence',
  'Permisos de conducir': 'Driving licences',
  'Permisos y cualificaciones': 'Licences and qualifications',
  'Persona candidata': 'Candidate',
  Polaco: 'Polish',
  'Por ahora no podemos borrarlos. La solicitud sigue abierta y te responderemos antes del plazo legal.':
    'We can’t delete your data for now. Your request is still open and we’ll reply to you before the legal deadline.',
  'Por seguridad hemos cerrado esta sesión. Inicia sesión de nuevo.':
    'For security, we’ve signed you out here. Sign in again.',
  Portabilidad: 'Portability',
  Portugués: 'Portuguese',
  Posición: 'Position',
  Presencial: 'In person',
  Programada: 'Scheduled',
  Prácticas: 'Internship',
  'Puedes adjuntar como máximo {max} archivos a cada mensaje.':
    'You can attach at most {max} files to each message.',
  'Puedes elegir hasta el': 'You can choose until',
  'Puedes enviar {max} fotos como máximo.': 'You can send at most {max} photos.',
  'Puedes hacerlo durante 7 días. El enlace sirve una sola vez.':
    'You can do it for 7 days. The link works only once.',
  'Puedes responder a este mensaje: lo leerá el equipo de selección.':
    'You can reply to this message: the recruitment team will read it.',
  'Puedes retirar este permiso cuando quieras desde tu portal o escribiendo a RRHH, sin dar explicaciones.':
    'You can withdraw this permission whenever you like from your portal or by writing to Human Resources, without giving reasons.',
  'Puedes subirlo desde tu portal en un minuto.': 'You can upload it from your portal in a minute.',
  Puesto: 'Job',
  'Pulsa el botón y te avisaremos de las ofertas nuevas.':
    'Press the button and we’ll tell you about new jobs.',
  'Queda reservada. Te esperamos.': 'It’s booked. We look forward to seeing you.',
  'Queremos conocerte en una entrevista por tu candidatura para {{puesto}}. Esta es la propuesta:':
    'We’d like to meet you for an interview about your application for {{puesto}}. This is what we suggest:',
  'Queremos que trabajes en {{empresa}}.': 'We want you to work at {{empresa}}.',
  'Quiero que guardéis mis datos para futuras ofertas': 'I want you to keep my data for future jobs',
  RRHH: 'HR',
  Rechazada: 'Not selected',
  Rechazado: 'Rejected',
  'Recibes este mensaje porque alguien ha creado una cuenta en {{empresa}} con esta dirección.':
    'You’re getting this message because someone has created an account with {{empresa}} using this address.',
  'Recibes este mensaje porque alguien ha escrito esta dirección en el aviso de ofertas de la web de {{empresa}}.':
    'You’re getting this message because someone entered this address for job alerts on the {{empresa}} website.',
  'Recibes este mensaje porque alguien ha escrito esta dirección en nuestro formulario de contacto. Si no has sido tú, no tienes que hacer nada.':
    'You’re getting this message because someone entered this address in our contact form. If it wasn’t you, you don’t need to do anything.',
  'Recibes este mensaje porque alguien ha pedido entrar con un enlace en la cuenta de esta dirección.':
    'You’re getting this message because someone has asked for a link to sign in to the account with this address.',
  'Recibes este mensaje porque alguien ha pedido restablecer la contraseña de esta cuenta.':
    'You’re getting this message because someone has asked to reset this account’s password.',
  'Recibes este mensaje porque alguien ha pedido usar esta dirección en su cuenta de {{empresa}}.':
    'You’re getting this message because someone has asked to use this address for their account with {{empresa}}.',
  'Recibes este mensaje porque confirmaste esta alerta de empleo en la web de {{empresa}}.':
    'You’re getting this message because you confirmed this job alert on the {{empresa}} website.',
  'Recibes este mensaje porque el equipo de selección de {{empresa}} te ha pedido tu opinión.':
    'You’re getting this message because the recruitment team at {{empresa}} has asked for your opinion.',
  'Recibes este mensaje porque esta dirección es o era la de una cuenta en {{empresa}}.':
    'You’re getting this message because this address is or was the one for an account with {{empresa}}.',
  'Recibes este mensaje porque has ejercido un derecho sobre tus datos personales ante {{empresa}}.':
    'You’re getting this message because you’ve exercised a right over your personal data with {{empresa}}.',
  'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.':
    'You’re getting this message because you’ve applied for a job at {{empresa}}. We only write to you about that.',
  'Recibes este mensaje porque la seguridad de tu cuenta en {{empresa}} ha cambiado. Estos avisos no se pueden desactivar.':
    'You’re getting this message because the security of your account with {{empresa}} has changed. These notices can’t be turned off.',
  'Recibes este mensaje porque nos diste permiso para guardar tus datos y avisarte de otras ofertas de {{empresa}}.':
    'You’re getting this message because you gave us permission to keep your data and tell you about other jobs at {{empresa}}.',
  'Recibes este mensaje porque se ha creado para ti una cuenta de personal en {{empresa}}.':
    'You’re getting this message because a staff account at {{empresa}} has been created for you.',
  'Recibes este mensaje porque se ha pedido borrar la cuenta que tiene esta dirección.':
    'You’re getting this message because someone has asked to delete the account with this address.',
  'Recibes este mensaje porque tu cuenta en {{empresa}} se ha borrado a petición tuya.':
    'You’re getting this message because your account with {{empresa}} has been deleted at your request.',
  'Recibes este mensaje porque {{empresa}} guarda datos tuyos de un proceso de selección que ya terminó.':
    'You’re getting this message because {{empresa}} holds data of yours from a recruitment process that has already ended.',
  Recibida: 'Received',
  'Recordatorio de tu entrevista: {{cuando}}': 'Reminder of your interview: {{cuando}}',
  Rectificación: 'Rectification',
  'Recursos humanos para empresas': 'HR for businesses',
  'Responde a «{pregunta}»': 'Answer “{pregunta}”',
  'Responde desde tu portal: así toda la conversación queda en un mismo sitio.':
    'Reply from your portal: that way the whole conversation stays in one place.',
  'Responde sí o no': 'Answer yes or no',
  'Respondemos a la solicitud que recibimos el {{recibida}}.':
    'This is our reply to the request we received on {{recibida}}.',
  'Respondemos en un día laborable': 'We reply within one working day',
  'Responsable: {razon_social}, NIF {nif}, {direccion}.':
    'Controller: {razon_social}, tax number (NIF) {nif}, {direccion}.',
  'Respuesta a tu candidatura: {{puesto}}': 'Reply to your application: {{puesto}}',
  'Respuesta a tu solicitud': 'Reply to your request',
  'Respuesta a tu solicitud sobre tus datos': 'Reply to your request about your data',
  Retirada: 'Withdrawn',
  'Revisa los campos marcados.': 'Check the marked fields.',
  'Revisar mi cuenta': 'Check my account',
  Revisión: 'Review',
  Rumano: 'Romanian',
  Ruso: 'Russian',
  'Seguir con el borrado': 'Carry on with the deletion',
  'Si ahora no te viene bien, no tienes que hacer nada.':
    'If now isn’t a good time, you don’t need to do anything.',
  'Si al final no puedes, dínoslo cuanto antes y buscamos otro momento.':
    'If you can’t make it after all, tell us as soon as you can and we’ll find another time.',
  'Si antes quieres una copia de tus datos, descárgala desde «Mis datos», en tu portal. Después de borrarla no podremos recuperar nada.':
    'If you want a copy of your data first, download it from “My data” in your portal. Once it’s deleted we won’t be able to recover anything.',
  'Si el botón no funciona, copia esta dirección en tu navegador:':
    'If the button doesn’t work, copy this address into your browser:',
  'Si este proceso termina sin contrato, guardaremos tu perfil y tu CV 24 meses como máximo para avisarte de otras ofertas que encajen contigo. Es voluntario y no cambia en nada esta candidatura.':
    'If this process ends without a contract, we’ll keep your profile and CV for 24 months at most to tell you about other jobs that suit you. It’s voluntary and changes nothing in this application.',
  'Si has sido tú, pulsa el botón: verás la búsqueda que has guardado y podrás confirmarla. Hasta entonces no te enviaremos ofertas.':
    'If it was you, press the button: you’ll see the search you saved and can confirm it. Until then we won’t send you any jobs.',
  'Si ninguna te va bien, responde a este mensaje y buscamos otra.':
    'If none of them suits you, reply to this message and we’ll find another.',
  'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.':
    'If you don’t agree, you can complain to the Spanish Data Protection Agency (Agencia Española de Protección de Datos, www.aepd.es) or go to court.',
  'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).':
    'If you don’t agree, you can complain to the Spanish Data Protection Agency (Agencia Española de Protección de Datos, www.aepd.es).',
  'Si no has creado tú esta cuenta, puedes ignorar este mensaje: sin confirmación, tu correo no quedará vinculado a ella.':
    'If you didn’t create this account, you can ignore this message: without confirmation, your email won’t be linked to it.',
  'Si no has sido tú, cambia tu contraseña y crea otros códigos. Si no puedes entrar, responde a este mensaje.':
    'If this wasn’t you, change your password and create new codes. If you can’t sign in, reply to this message.',
  'Si no has sido tú, cambia tu contraseña y vuelve a activarla. Si no puedes entrar, responde a este mensaje.':
    'If this wasn’t you, change your password and turn it back on. If you can’t sign in, reply to this message.',
  'Si no has sido tú, pulsa el botón. Tu cuenta conservará o recuperará este correo, cerraremos todas las sesiones y te enviaremos un enlace para elegir otra contraseña.':
    'If it wasn’t you, press the button. Your account will keep this email or get it back, we’ll sign you out everywhere and we’ll send you a link to choose another password.',
  'Si no has sido tú, páralo desde este mensaje.': 'If this wasn’t you, stop it from this message.',
  'Si no has sido tú, responde a este mensaje: alguien conoce tu contraseña.':
    'If this wasn’t you, reply to this message: someone knows your password.',
  'Si no lo has pedido tú, no lo pulses y cambia tu contraseña: alguien ha entrado en tu cuenta.':
    'If you didn’t ask for this, don’t press it and change your password: someone has got into your account.',
  'Si no lo has pedido tú, puedes ignorar este mensaje y no lo reenvíes a nadie: quien abra el enlace entra en tu cuenta.':
    'If you didn’t ask for this, you can ignore this message, and don’t forward it to anyone: whoever opens the link gets into your account.',
  'Si no lo has pedido tú, puedes ignorar este mensaje: no cambiará nada.':
    'If you didn’t ask for this, you can ignore this message: nothing will change.',
  'Si no lo has pedido tú, puedes ignorar este mensaje: tu contraseña sigue siendo la misma.':
    'If you didn’t ask for this, you can ignore this message: your password is still the same.',
  'Si no puedes ese día, pide otro momento con el mismo botón: no afecta a tu candidatura.':
    'If you can’t make it that day, ask for another time with the same button: it doesn’t affect your application.',
  'Si no te va bien, pide otro momento. El archivo adjunto actualiza la cita de tu calendario.':
    'If it doesn’t suit you, ask for another time. The attached file updates the appointment in your calendar.',
  'Si quieres que los sigamos guardando, dínoslo con el botón antes del {{limite}}. Si no haces nada, ese día dejarán de estar a la vista de nadie y {{dias}} días después se borrarán para siempre.':
    'If you want us to go on keeping your data, tell us with the button before {{limite}}. If you do nothing, from that day nobody will be able to see it, and {{dias}} days later it will be deleted for good.',
  'Si te ha cambiado el teléfono, actualízalo en tu portal para que podamos localizarte.':
    'If your phone number has changed, update it in your portal so we can reach you.',
  'Si tienes dudas, responde a este mensaje.': 'If you have any questions, reply to this message.',
  'Si vas a llegar tarde o no puedes, llámanos: el teléfono está al final de este mensaje.':
    'If you’re going to be late or can’t come, call us: the phone number is at the end of this message.',
  'Sin respuesta': 'No answer',
  'Sobre tu candidatura: {{puesto}}': 'About your application: {{puesto}}',
  'Solo se admiten fotos en formato JPEG o PNG.': 'Only photos in JPEG or PNG format are accepted.',
  'Solo se puede enviar un archivo cada vez.': 'Only one file can be sent at a time.',
  'Solo se pueden adjuntar archivos PDF, DOC, DOCX, JPEG o PNG válidos.':
    'Only valid PDF, DOC, DOCX, JPEG or PNG files can be attached.',
  'Son unos minutos y no necesitas cuenta.': 'It takes a few minutes and you don’t need an account.',
  'Sube «{nombre}» desde la pestaña Documentos.': 'Upload “{nombre}” from the Documents tab.',
  Subido: 'Uploaded',
  'Subir el documento': 'Upload the document',
  'Subir otro archivo': 'Upload another file',
  Supresión: 'Erasure',
  Sí: 'Yes',
  'Súbelo solo desde tu portal: así queda guardado de forma segura. También vale una foto clara.':
    'Upload it only from your portal: that way it’s stored securely. A clear photo will do too.',
  Tarde: 'Afternoon',
  'Tarjeta de tacógrafo digital': 'Digital tachograph card',
  'Te deseamos mucha suerte.': 'We wish you the best of luck.',
  'Te escribe el equipo de selección de {{empresa}}.':
    'This is a message from the recruitment team at {{empresa}}.',
  'Te escribimos como mucho una vez al día, y solo cuando hay ofertas nuevas.':
    'We write to you at most once a day, and only when there are new jobs.',
  'Te escribimos sobre tu candidatura': 'We’re writing about your application',
  'Te escribiremos cuando haya una decisión.': 'We’ll write to you when there’s a decision.',
  'Te escribiremos para acordar el día y la hora de la entrevista.':
    'We’ll write to you to agree the day and time of the interview.',
  'Te esperamos en la entrevista por tu candidatura para {{puesto}}:':
    'We look forward to seeing you at the interview for your application for {{puesto}}:',
  'Te han escrito. Puedes leerlo y responder en tu conversación.':
    'You have a message. You can read it and reply in your conversation.',
  'Te pedimos un documento': 'We need a document from you',
  'Te recordamos la entrevista por tu candidatura para {{puesto}}:':
    'This is a reminder of the interview for your application for {{puesto}}:',
  'Te responderemos antes del {{limite}}.': 'We’ll reply to you before {{limite}}.',
  'Te responderemos en un día laborable.': 'We’ll reply within one working day.',
  Telefónica: 'By phone',
  Teléfono: 'Phone',
  Temporal: 'Temporary',
  'Ten a mano la dirección o el enlace.': 'Have the address or the link handy.',
  'Tienes un mensaje del equipo de selección de {{empresa}}':
    'You have a message from the recruitment team at {{empresa}}',
  'Tienes un mensaje nuevo': 'You have a new message',
  'Tienes una entrevista': 'You have an interview',
  'Tienes una entrevista: abajo están el día, la hora y el lugar.':
    'You have an interview: the day, time and place are below.',
  Tipo: 'Type',
  'Tipo de contrato': 'Contract type',
  'Todavía no se ha borrado nada: falta que lo confirmes.':
    'Nothing has been deleted yet: you still need to confirm it.',
  'Todo ha llegado bien. Te contamos qué pasa ahora.':
    'Everything has arrived safely. Here’s what happens now.',
  'Trabajar con nosotros': 'Working with us',
  'Transporte de vehículos': 'Vehicle transport',
  'Traslados con conductor': 'Driven transfers',
  'Tu acceso al área interna de {{empresa}}': 'Your access to the {{empresa}} staff area',
  'Tu acceso está listo': 'Your access is ready',
  'Tu candidatura está en revisión': 'Your application is under review',
  'Tu candidatura está siendo revisada por nuestro equipo.': 'Our team is reviewing your application.',
  'Tu candidatura ha sido aceptada': 'Your application has been accepted',
  'Tu candidatura ha sido recibida y está siendo procesada':
    'Your application has been received and is being processed',
  'Tu candidatura tiene novedades': 'There’s news about your application',
  'Tu candidatura vuelve a estar recibida': 'Your application is back to “Received”',
  'Tu cuenta está mejor protegida: al entrar te pediremos, además de la contraseña, un código de tu aplicación de verificación.':
    'Your account is better protected: when you sign in, as well as your password, we’ll ask for a code from your authenticator app.',
  'Tu cuenta se abre sin el código de tu aplicación. Si no has sido tú, cambia tu contraseña.':
    'Your account opens without the code from your app. If this wasn’t you, change your password.',
  'Tu cuenta se ha borrado': 'Your account has been deleted',
  'Tu enlace para entrar en {{empresa}}': 'Your link to sign in to {{empresa}}',
  'Tu entrevista consta como realizada': 'Your interview is marked as done',
  'Tu entrevista empieza pronto': 'Your interview starts soon',
  'Tu entrevista empieza pronto: {{cuando}}': 'Your interview starts soon: {{cuando}}',
  'Tu entrevista en {{empresa}}: {{cuando}}': 'Your interview with {{empresa}}: {{cuando}}',
  'Tu entrevista ha cambiado': 'Your interview has changed',
  'Tu entrevista queda reservada': 'Your interview is booked',
  'Tu entrevista se ha cancelado': 'Your interview has been cancelled',
  'Tu evaluación de la entrevista con {{candidato}}': 'Your feedback on the interview with {{candidato}}',
  'Tu perfil ha cambiado en otra pestaña o en otro dispositivo mientras lo editabas. Lo que has escrito aquí sigue en la página.':
    'Your profile changed in another tab or on another device while you were editing it. What you’ve written here is still on the page.',
  'Tu sesión ha terminado. Inicia sesión para continuar.': 'Your session has ended. Sign in to carry on.',
  Ubicación: 'Location',
  Ucraniano: 'Ukrainian',
  'Un saludo,': 'Kind regards,',
  'Un último paso: confirma que este correo es tuyo.':
    'One last step: confirm that this email address is yours.',
  'Una cuenta de personal no se borra desde aquí: pídelo a quien administra el sistema.':
    'A staff account can’t be deleted from here: ask whoever manages the system.',
  'Una oferta para ti': 'A job for you',
  'Una oferta para ti: {{puesto}}': 'A job for you: {{puesto}}',
  'Una oferta que encaja contigo': 'A job that suits you',
  Urdu: 'Urdu',
  'Vacante no encontrada': 'Vacancy not found',
  'Vehículo propio': 'Own vehicle',
  'Ver la oferta': 'See the job',
  'Ver mi candidatura': 'See my application',
  'Ver mi cita': 'See my appointment',
  'Ver o cambiar mi cita': 'See or change my appointment',
  'Ver todas las que encajan': 'See all the jobs that match',
  'Ver y responder': 'Read and reply',
  'Verificación en dos pasos activada': 'Two-step verification is on',
  'Verificación en dos pasos activada en {{empresa}}': 'Two-step verification is on for {{empresa}}',
  'Verificación en dos pasos desactivada': 'Two-step verification is off',
  'Verificación en dos pasos desactivada en {{empresa}}': 'Two-step verification is off for {{empresa}}',
  Virtual: 'Online',
  'Vuelve a empezar: el código QR de antes ya no sirve.': 'Start again: the old QR code no longer works.',
  'Vuelve a subir un documento': 'Upload a document again',
  'Vuelve a subir un documento: {{documento}}': 'Upload a document again: {{documento}}',
  'Ya no hace falta que acudas.': 'You no longer need to come.',
  'Ya no la tendremos en cuenta. Puedes presentarte de nuevo cuando quieras.':
    'We won’t consider it any more. You can apply again whenever you like.',
  'Ya tienes un CV. Confirma que quieres cambiarlo por uno hecho con lo que has escrito.':
    'You already have a CV. Confirm that you want to replace it with one made from what you’ve written.',
  'Ya tienes una cuenta en el área interna de {{empresa}}, donde el equipo lleva las vacantes, las candidaturas y las entrevistas. Solo falta que elijas tu contraseña.':
    'You now have an account in the {{empresa}} staff area, where the team manages vacancies, applications and interviews. All that’s left is to choose your password.',
  'Ya tienes {max} alertas activas con este correo. Date de baja de una para activar otra.':
    'You already have {max} active alerts with this email. Unsubscribe from one to turn on another.',
  'contrato {tipo}': '{tipo} contract',
  'desde {importe}': 'from {importe}',
  'desde {importe} al año': 'from {importe} a year',
  'hasta {importe} al año': 'up to {importe} a year',
  'jornada {tipo}': '{tipo} hours',
  'salario a convenir': 'salary to be agreed',
  'solo las destacadas': 'featured jobs only',
  'todas las ofertas': 'all jobs',
  '{anos} o más': '{anos} or more',
  '{momento} (hora de Madrid)': '{momento} (Madrid time)',
  '{dia}, a las {hora}': '{dia} at {hora}',
  '{importe} al año': '{importe} a year',
  '{minimo} - {maximo} al año': '{minimo} - {maximo} a year',
  '{puesto}: tienes hasta el {limite}.': '{puesto}: you have until {limite}.',
  '{razon_social} trata tus datos para crear tu cuenta y gestionar tu candidatura. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.':
    '{razon_social} processes your data to create your account and handle your application. You can access, rectify or erase them and exercise your other rights by writing to {email_rrhh}.',
  '{razon_social} trata tus datos para gestionar tu candidatura y el proceso de selección. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.':
    '{razon_social} processes your data to handle your application and the selection process. You can access, rectify or erase them and exercise your other rights by writing to {email_rrhh}.',
  '{razon_social} trata tus datos para responderte. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email}.':
    '{razon_social} processes your data to reply to you. You can access, rectify or erase them and exercise your other rights by writing to {email}.',
  '{total} archivos adjuntos': '{total} attachments',
  '{total} ofertas nuevas para ti': '{total} new jobs for you',
  '{{frase}}. Sabemos que no es la noticia que esperabas y por eso preferimos dártela con claridad.':
    '{{frase}}. We know this isn’t the news you were hoping for, so we’d rather tell you clearly.',
  '{{frase}}: {{puesto}}.': '{{frase}}: {{puesto}}.',
  '¡Buenas noticias! Queremos conocerte en una entrevista':
    'Good news! We’d like to meet you for an interview',
  '¡Enhorabuena!': 'Congratulations!',
  '¡Enhorabuena! El puesto es tuyo': 'Congratulations! The job is yours',
  '«{nombre}» no nos sirve. En la pestaña Documentos te contamos por qué.':
    'We can’t use “{nombre}”. In the Documents tab we tell you why.',
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono} ({horario}).':
    'Any questions? Reply to this message, write to {contacto} or call {telefono} ({horario}).',
  '¿Podrías decirnos cuándo te va bien que te llamemos?':
    'Could you tell us when it suits you for us to call you?',
  '¿Quieres que sigamos guardando tus datos?': 'Do you want us to keep your data?',
  '¿Qué te pareció la entrevista?': 'How did you find the interview?',
  '¿Sobre qué nos escribes?': 'What are you writing about?',
  Árabe: 'Arabic',
  Realizada: 'Held',
  Confirmada: 'Confirmed',
  Cancelada: 'Cancelled',
  'No presentada': 'Missed',
  años: 'years',
  meses: 'months',
  días: 'days',
  horas: 'hours',
  km: 'km',
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono}.':
    'Any questions? Reply to this message, write to {contacto} or call {telefono}.',
  'Entrevista por tu candidatura para {puesto} en {empresa}.':
    'Interview for your application as {puesto} at {empresa}.',
  'Cuándo: {cuando}.': 'When: {cuando}.',
  'Tipo: {tipo}.': 'Type: {tipo}.',
  'Con: {nombre}.': 'With: {nombre}.',
  'Enlace: {enlace}': 'Link: {enlace}',
  '¿Alguna duda? {correo}, {telefono}.': 'Any questions? {correo}, {telefono}.',
  'Entrevista en {empresa}: {puesto}': 'Interview at {empresa}: {puesto}',
};
