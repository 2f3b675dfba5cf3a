import type { Words } from '../words.js';

export const CA: Words = {
  '1 archivo adjunto': '1 fitxer adjunt',
  'A partir de ahora, al entrar te pediremos también un código.':
    'A partir d’ara, quan entris et demanarem també un codi.',
  'ADR básico': 'ADR bàsic',
  'ADR cisternas': 'ADR cisternes',
  'ADR explosivos': 'ADR explosius',
  'ADR radiactivos': 'ADR radioactius',
  Acceso: 'Accés',
  Aceptado: 'Acceptat',
  Activo: 'Actiu',
  Administración: 'Administració',
  'Ahora mismo no podemos leer tus archivos. No se ha descargado nada; vuelve a intentarlo en unos minutos.':
    'Ara mateix no podem llegir els teus fitxers. No s’ha descarregat res; torna-ho a provar d’aquí a uns minuts.',
  'Ahora mismo no se pueden leer los archivos. Vuelve a intentarlo en unos minutos.':
    'Ara mateix no es poden llegir els fitxers. Torna-ho a provar d’aquí a uns minuts.',
  'Ahora mismo no se pueden recibir archivos por un problema del servidor. No se ha guardado nada; vuelve a intentarlo en unos minutos.':
    'Ara mateix no es poden rebre fitxers per un problema del servidor. No s’ha desat res; torna-ho a provar d’aquí a uns minuts.',
  'Ahora no podemos borrar tus datos: {reason} Hemos registrado tu petición y te responderemos antes del {limit}.':
    'Ara no podem esborrar les teves dades: {reason} Hem registrat la teva petició i et respondrem abans del dia {limit}.',
  'Ahora tu cuenta se abre solo con la contraseña.': 'Ara el teu compte s’obre només amb la contrasenya.',
  'Ahora una persona del equipo de selección leerá tu perfil y tu CV. Te avisaremos por correo cada vez que haya una novedad, también si la respuesta es no.':
    'Ara una persona de l’equip de selecció llegirà el teu perfil i el teu CV. T’avisarem per correu cada vegada que hi hagi una novetat, també si la resposta és no.',
  'Al entrar te pediremos también un código de tu aplicación. Si no has sido tú, revisa tu cuenta.':
    'Quan entris et demanarem també un codi de la teva aplicació. Si no has estat tu, revisa el teu compte.',
  Alemán: 'Alemany',
  'Alguien avisó de que no había pedido un cambio de correo en esta cuenta. Por seguridad no se puede cambiar durante 7 días.':
    'Algú va avisar que no havia demanat cap canvi de correu en aquest compte. Per seguretat, no es pot canviar durant 7 dies.',
  'Alguien ha pedido en la web de {{empresa}} que avisemos a esta dirección cuando se publiquen ofertas de empleo nuevas.':
    'Algú ha demanat al web de {{empresa}} que avisem aquesta adreça quan es publiquin ofertes de feina noves.',
  'Alguien que conoce tu contraseña ha pedido que tu cuenta deje de usar este correo y use otro. Si has sido tú, no tienes que hacer nada aquí: confirma el cambio desde el mensaje que hemos enviado al nuevo.':
    'Algú que sap la teva contrasenya ha demanat que el teu compte deixi de fer servir aquest correu i en faci servir un altre. Si has estat tu, aquí no has de fer res: confirma el canvi des del missatge que hem enviat al nou.',
  'Almacén y campa': 'Magatzem i campa',
  'Antes de seguir tienes que activar la verificación en dos pasos en tu cuenta.':
    'Abans de continuar has d’activar la verificació en dos passos al teu compte.',
  'Antes tienes que verificar tu correo.': 'Abans has de verificar el teu correu.',
  Apellidos: 'Cognoms',
  Avanzado: 'Avançat',
  'Base jurídica: Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD).':
    'Base jurídica: Les mesures prèvies a un contracte que demanes en presentar-t’hi (article 6.1.b de l’RGPD).',
  'Base jurídica: Las medidas previas a un contrato, si pides un servicio (artículo 6.1.b del RGPD). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f).':
    'Base jurídica: Les mesures prèvies a un contracte, si demanes un servei (article 6.1.b de l’RGPD). Per a la resta, el nostre interès legítim a respondre a qui ens escriu (article 6.1.f).',
  Básico: 'Bàsic',
  Búlgaro: 'Búlgar',
  'CAP mercancías': 'CAP mercaderies',
  'CAP viajeros': 'CAP viatgers',
  'CAP y tacógrafo': 'CAP i tacògraf',
  CV: 'CV',
  'Cada archivo adjunto puede ocupar como máximo 5 MB.': 'Cada fitxer adjunt pot ocupar com a màxim 5 MB.',
  'Cada habilidad puede tener como máximo {max} caracteres: sepáralas con comas':
    'Cada habilitat pot tenir com a màxim {max} caràcters: separa-les amb comes',
  'Cambio de correo en tu cuenta': 'Canvi de correu al teu compte',
  'Cambios en tu entrevista: {{cuando}}': 'Canvis a la teva entrevista: {{cuando}}',
  Cancelado: 'Cancel·lat',
  'Candidato no encontrado': 'No hem trobat el candidat',
  'Candidatura enviada': 'Candidatura enviada',
  'Candidatura no encontrada': 'No hem trobat la candidatura',
  'Candidatura retirada': 'Candidatura retirada',
  'Carretilla elevadora': 'Carretó elevador',
  'Carta de presentación': 'Carta de presentació',
  Castellano: 'Castellà',
  Catalán: 'Català',
  Chino: 'Xinès',
  Ciudad: 'Població',
  'Como nos pediste, hemos borrado tu cuenta en {{empresa}}, tu perfil, tus candidaturas, tus archivos y los mensajes que te enviamos. Tus entrevistas pendientes quedan anuladas.':
    'Com ens vas demanar, hem esborrat el teu compte a {{empresa}}, el teu perfil, les teves candidatures, els teus fitxers i els missatges que et vam enviar. Les entrevistes que tenies pendents queden anul·lades.',
  Completa: 'Completa',
  Completado: 'Completat',
  Con: 'Amb',
  'Con el mensaje': 'Amb el missatge',
  'Confirma que quieres borrar tu cuenta': 'Confirma que vols esborrar el teu compte',
  'Confirma que quieres borrar tu cuenta en {{empresa}}':
    'Confirma que vols esborrar el teu compte a {{empresa}}',
  'Confirma tu alerta de empleo': 'Confirma la teva alerta de feina',
  'Confirma tu alerta de empleo en {{empresa}}': 'Confirma la teva alerta de feina a {{empresa}}',
  'Confirma tu correo': 'Confirma el teu correu',
  'Confirma tu correo para tu cuenta en {{empresa}}': 'Confirma el correu del teu compte a {{empresa}}',
  'Confirma tu nuevo correo': 'Confirma el teu nou correu',
  'Confirma tu nuevo correo en {{empresa}}': 'Confirma el teu nou correu a {{empresa}}',
  'Confirmar mi alerta': 'Confirma la meva alerta',
  'Confirmar mi correo': 'Confirma el meu correu',
  'Confirmar mi nuevo correo': 'Confirma el meu nou correu',
  'Confirmar o pedir otro momento': 'Confirma o demana un altre moment',
  'Consultoría de flotas': 'Consultoria de flotes',
  Contratada: 'Contractada',
  Correo: 'Correu',
  'Correo o contraseña incorrectos': 'Correu o contrasenya incorrectes',
  'Creemos que «{titulo}» encaja contigo. Mírala y, si te interesa, preséntate.':
    'Creiem que «{titulo}» encaixa amb tu. Mira-la i, si t’interessa, presenta-t’hi.',
  'Custodia de vehículos': 'Custòdia de vehicles',
  Cuándo: 'Quan',
  'Cuánto tiempo: Guardamos las consultas dos años y después las borramos.':
    'Quant de temps: Guardem les consultes dos anys i després les esborrem.',
  'Cuánto tiempo: Mientras dure el proceso de selección y, después, 24 meses como máximo desde tu última actividad, por si hay reclamaciones. Te avisamos antes de borrarlos. Para otras ofertas, solo si nos das permiso.':
    'Quant de temps: Mentre duri el procés de selecció i, després, 24 mesos com a màxim des de la teva última activitat, per si hi ha reclamacions. T’avisem abans d’esborrar-les. Per a altres ofertes, només si ens dones permís.',
  'Código postal': 'Codi postal',
  'Cómo lo necesitamos:': 'Com el necessitem:',
  'Dar mi evaluación': 'Dona la meva valoració',
  'Darme de baja de esta alerta': 'Dona’m de baixa d’aquesta alerta',
  'Datos personales': 'Dades personals',
  'Debes tener al menos 16 años': 'Has de tenir com a mínim 16 anys',
  'Decidir qué hacemos': 'Decidir què fem',
  'Decisión final': 'Decisió final',
  'Demasiados intentos. Vuelve a intentarlo en {wait}.': 'Massa intents. Torna-ho a provar d’aquí a {wait}.',
  Departamento: 'Departament',
  'Derechos: Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.':
    'Drets: Accés, rectificació, supressió, oposició, limitació i portabilitat. Si creus que no els respectem, pots reclamar davant l’Agència Espanyola de Protecció de Dades.',
  'Desde ahora tu cuenta se abre sin el código de tu aplicación de verificación.':
    'Des d’ara el teu compte s’obre sense el codi de la teva aplicació de verificació.',
  'Después te escribiremos solo cuando haya ofertas nuevas que encajen, como mucho una vez al día. Cada mensaje lleva un enlace para darte de baja.':
    'Després t’escriurem només quan hi hagi ofertes noves que encaixin, com a molt una vegada al dia. Cada missatge porta un enllaç per donar-te de baixa.',
  Destacadas: 'Destacades',
  'Destinatarios: Solo el personal que lleva la selección. No cedemos tus datos a terceros, salvo obligación legal.':
    'Destinataris: Només el personal que porta la selecció. No cedim les teves dades a tercers, tret d’obligació legal.',
  'Destinatarios: Solo quien tiene que responderte. No cedemos tus datos a terceros, salvo obligación legal.':
    'Destinataris: Només qui t’ha de respondre. No cedim les teves dades a tercers, tret d’obligació legal.',
  Dirección: 'Adreça',
  Documento: 'Document',
  'Documento no encontrado': 'No hem trobat el document',
  Documentos: 'Documents',
  Duración: 'Durada',
  'Durante tres años conservamos bloqueada la prueba de que pediste este borrado: las fechas y una huella cifrada de tu dirección, con la que nadie puede leerla. Después se destruye (artículo 32 de la LOPDGDD).':
    'Durant tres anys conservem bloquejada la prova que vas demanar que ho esborréssim: les dates i una empremta xifrada de la teva adreça, amb la qual ningú no la pot llegir. Després es destrueix (article 32 de la LOPDGDD).',
  Dónde: 'On',
  Educación: 'Estudis',
  'El CV es obligatorio': 'El CV és obligatori',
  'El CV supera el máximo de 5 MB.': 'El CV supera el màxim de 5 MB.',
  'El archivo adjunto añade la cita a tu calendario.': 'El fitxer adjunt afegeix la cita al teu calendari.',
  'El archivo adjunto está vacío.': 'El fitxer adjunt és buit.',
  'El archivo adjunto quita la cita de tu calendario. Si hay otra fecha, te escribiremos.':
    'El fitxer adjunt treu la cita del teu calendari. Si hi ha una altra data, t’escriurem.',
  'El archivo del CV está vacío.': 'El fitxer del CV és buit.',
  'El archivo está dañado y no se puede abrir. Hay que recuperarlo de una copia de seguridad o volver a enviarlo.':
    'El fitxer està malmès i no es pot obrir. S’ha de recuperar d’una còpia de seguretat o tornar-lo a enviar.',
  'El archivo está dañado: le falta el final. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.':
    'El fitxer està malmès: li falta el final. Obre’l per comprovar-ho, torna’l a desar i torna’l a pujar.',
  'El archivo está vacío.': 'El fitxer és buit.',
  'El archivo no es un PDF, DOC o DOCX válido.': 'El fitxer no és un PDF, DOC o DOCX vàlid.',
  'El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.':
    'El fitxer no és un PDF, DOC, DOCX, JPG o PNG vàlid.',
  'El archivo supera el máximo de 5 MB.': 'El fitxer supera el màxim de 5 MB.',
  'El campo {campo} es obligatorio': 'El camp {campo} és obligatori',
  'El campo {campo} no puede superar los {max} caracteres':
    'El camp {campo} no pot superar els {max} caràcters',
  'El correo es obligatorio': 'El correu és obligatori',
  'El correo no es válido': 'El correu no és vàlid',
  'El cursor no es válido para esta lista. Empieza de nuevo.':
    'El cursor no és vàlid per a aquesta llista. Torna a començar.',
  'El código no es correcto o ya se ha usado. Prueba con el siguiente.':
    'El codi no és correcte o ja s’ha fet servir. Prova amb el següent.',
  'El código postal no es válido: en España son 5 cifras, como 08040':
    'El codi postal no és vàlid: a Espanya té 5 xifres, com 08040',
  'El destinatario no es el de la ficha: los mensajes solo se envían al correo guardado.':
    'El destinatari no és el de la fitxa: els missatges només s’envien al correu desat.',
  'El documento no nos sirve': 'El document no ens serveix',
  'El enlace caduca en 15 minutos y sirve una sola vez.':
    'L’enllaç caduca al cap de 15 minuts i serveix una sola vegada.',
  'El enlace caduca en 2 horas y sirve una sola vez.':
    'L’enllaç caduca al cap de 2 hores i serveix una sola vegada.',
  'El enlace caduca en 72 horas. Si no lo has pedido tú, ignora este mensaje: borraremos la dirección.':
    'L’enllaç caduca al cap de 72 hores. Si no ho has demanat tu, ignora aquest missatge: esborrarem l’adreça.',
  'El enlace es personal: no lo reenvíes. Escribe solo lo que tenga que ver con el puesto: el candidato puede pedir una copia de lo que se guarda sobre él, sin el nombre de quien lo escribió.':
    'L’enllaç és personal: no el reenviïs. Escriu només el que tingui a veure amb el lloc de treball: el candidat pot demanar una còpia del que es guarda sobre ell, sense el nom de qui ho va escriure.',
  'El enlace no es válido': 'L’enllaç no és vàlid',
  'El enlace sirve una sola vez y caduca en 15 minutos.':
    'L’enllaç serveix una sola vegada i caduca al cap de 15 minuts.',
  'El enlace sirve una sola vez y caduca en 2 horas.':
    'L’enllaç serveix una sola vegada i caduca al cap de 2 hores.',
  'El enlace sirve una sola vez y caduca en 24 horas. Hasta entonces tu cuenta sigue con el correo de antes.':
    'L’enllaç serveix una sola vegada i caduca al cap de 24 hores. Fins aleshores el teu compte continua amb el correu d’abans.',
  'El enlace sirve una sola vez y caduca en 24 horas. Si no lo usas, tu cuenta sigue como está.':
    'L’enllaç serveix una sola vegada i caduca al cap de 24 hores. Si no el fas servir, el teu compte queda com està.',
  'El enlace sirve una sola vez y caduca en 7 días. Si caduca, pide otro a quien administra el sistema.':
    'L’enllaç serveix una sola vegada i caduca al cap de 7 dies. Si caduca, demana’n un altre a qui administra el sistema.',
  'El enlace sirve una sola vez y caduca en 72 horas. Si caduca, puedes pedir otro desde tu portal.':
    'L’enllaç serveix una sola vegada i caduca al cap de 72 hores. Si caduca, pots demanar-ne un altre des del teu portal.',
  'El envío se ha interrumpido. Vuelve a intentarlo.': 'L’enviament s’ha interromput. Torna-ho a provar.',
  'El equipo de selección de {{empresa}} te ha escrito sobre tu candidatura.':
    'L’equip de selecció de {{empresa}} t’ha escrit sobre la teva candidatura.',
  'El equipo de selección leerá tu candidatura.': 'L’equip de selecció llegirà la teva candidatura.',
  'El equipo de selección te ha escrito:': 'L’equip de selecció t’ha escrit:',
  'El equipo de {empresa}': 'L’equip de {empresa}',
  'El formulario ha llegado tan deprisa que parece enviado por un programa. Espera unos segundos y vuelve a enviarlo: no se ha perdido nada.':
    'El formulari ha arribat tan de pressa que sembla enviat per un programa. Espera uns segons i torna a enviar-lo: no s’ha perdut res.',
  'El mensaje admite como máximo {maximo} caracteres': 'El missatge admet com a màxim {maximo} caràcters',
  'El motivo es este: {{motivo_prorroga}}': 'El motiu és aquest: {{motivo_prorroga}}',
  'El nombre de la empresa no es válido': 'El nom de l’empresa no és vàlid',
  'El nombre no es válido': 'El nom no és vàlid',
  'El parámetro {name} no es válido.': 'El paràmetre {name} no és vàlid.',
  'El proceso de esta candidatura ha terminado. Puedes presentarte a otras ofertas.':
    'El procés d’aquesta candidatura ha acabat. Et pots presentar a altres ofertes.',
  'El proceso ha terminado. Te escribiremos con los siguientes pasos.':
    'El procés ha acabat. T’escriurem amb els passos següents.',
  'El que nos enviaste no nos sirve. Te contamos por qué.':
    'El que ens vas enviar no ens serveix. T’expliquem per què.',
  'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.':
    'El servei no està disponible en aquest moment. Torna-ho a provar d’aquí a uns minuts.',
  'El teléfono no es válido: escribe sus 9 cifras, o el número entero con el prefijo de su país (+33…)':
    'El telèfon no és vàlid: escriu-ne les 9 xifres, o el número sencer amb el prefix del seu país (+33…)',
  'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. Ampliamos el plazo para responderla hasta el {{limite}}, como permite el artículo 12.3 del RGPD.':
    'El dia {{recibida}} vam rebre la teva sol·licitud ({{tipo}}) sobre les teves dades personals. Ampliem el termini per respondre-la fins al dia {{limite}}, com permet l’article 12.3 del RGPD.',
  'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. {{resultado}}':
    'El dia {{recibida}} vam rebre la teva sol·licitud ({{tipo}}) sobre les teves dades personals. {{resultado}}',
  'Elegir contraseña': 'Tria la contrasenya',
  'Elegir contraseña y entrar': 'Tria la contrasenya i entra',
  'Elegir hora': 'Tria hora',
  'Elige el archivo que quieres enviar.': 'Tria el fitxer que vols enviar.',
  'Elige entre las opciones': 'Tria entre les opcions',
  'Elige la hora de tu entrevista': 'Tria l’hora de la teva entrevista',
  'Elige la hora de tu entrevista en {{empresa}}': 'Tria l’hora de la teva entrevista a {{empresa}}',
  'Elige sobre qué nos escribes': 'Tria sobre què ens escrius',
  'Elige tu contraseña y entra por primera vez.': 'Tria la teva contrasenya i entra per primera vegada.',
  'Elige una de las opciones': 'Tria una de les opcions',
  'Elige una nueva contraseña': 'Tria una contrasenya nova',
  'Elige una nueva contraseña para tu cuenta en {{empresa}}':
    'Tria una contrasenya nova per al teu compte a {{empresa}}',
  Empresa: 'Empresa',
  'En este momento solo se puede consultar: no se ha guardado nada. Vuelve a intentarlo en unos minutos.':
    'En aquest moment només es pot consultar: no s’ha desat res. Torna-ho a provar d’aquí a uns minuts.',
  'En la lista tienes {total} más.': 'A la llista en tens {total} més.',
  'En la misma página puedes pedir que lo borremos todo ahora.':
    'A la mateixa pàgina pots demanar que ho esborrem tot ara.',
  'En progreso': 'En curs',
  'En revisión': 'En revisió',
  'En tu portal tienes todos los pasos y la fecha de cada uno.':
    'Al teu portal tens tots els passos i la data de cadascun.',
  'Enhorabuena: el puesto de {{puesto}} es tuyo': 'Enhorabona: el lloc és teu ({{puesto}})',
  'Entra en tu cuenta': 'Entra al teu compte',
  'Entrar en mi cuenta': 'Entra al meu compte',
  Entrevista: 'Entrevista',
  'Entrevista cancelada: {{cuando}}': 'Entrevista cancel·lada: {{cuando}}',
  'Entrevista no encontrada': 'No hem trobat l’entrevista',
  'Entrevista programada': 'Entrevista programada',
  'Entrevista realizada': 'Entrevista feta',
  'Error creando candidato: {reason}': 'Error en crear el candidat: {reason}',
  'Error subiendo CV después de reintento: {reason}':
    'Error en pujar el CV després de tornar-ho a provar: {reason}',
  'Error subiendo CV: {reason}': 'Error en pujar el CV: {reason}',
  'Esa contraseña es muy fácil de adivinar. Elige otra.':
    'Aquesta contrasenya és massa fàcil d’endevinar. Tria’n una altra.',
  'Escoge el día y la hora que mejor te vayan.': 'Tria el dia i l’hora que et vagin millor.',
  'Escribe como máximo {max} habilidades: hay {cuantas}':
    'Escriu com a màxim {max} habilitats: n’hi ha {cuantas}',
  'Escribe el código': 'Escriu el codi',
  'Escribe el código de tu aplicación de verificación para terminar de entrar.':
    'Escriu el codi de la teva aplicació de verificació per acabar d’entrar.',
  'Escribe qué días u horas te van bien, o propón un momento':
    'Escriu quins dies o hores et van bé, o proposa un moment',
  'Escribe tu mensaje': 'Escriu el teu missatge',
  'Escribe tu respuesta': 'Escriu la teva resposta',
  'Escribe un número': 'Escriu un número',
  'Ese ya es el correo de tu cuenta': 'Aquest ja és el correu del teu compte',
  'Esta candidatura ya está cerrada y no se puede retirar.':
    'Aquesta candidatura ja està tancada i no es pot retirar.',
  'Esta clave de API ha caducado. Pide que la renueven.':
    'Aquesta clau d’API ha caducat. Demana que la renovin.',
  'Esta clave de API no existe.': 'Aquesta clau d’API no existeix.',
  'Esta clave de API no tiene efecto: la cuenta de quien la creó está desactivada.':
    'Aquesta clau d’API no té efecte: el compte de qui la va crear està desactivat.',
  'Esta clave de API se ha revocado.': 'Aquesta clau d’API s’ha revocat.',
  'Esta decisión es solo sobre este puesto: si más adelante ves otra vacante que encaje contigo, nos gustará volver a leerte.':
    'Aquesta decisió és només sobre aquest lloc: si més endavant veus una altra oferta que encaixi amb tu, ens agradarà tornar-te a llegir.',
  'Esta entrevista está cancelada.': 'Aquesta entrevista està cancel·lada.',
  'Esta entrevista ya ha pasado.': 'Aquesta entrevista ja ha passat.',
  'Esta persona ya tiene otra candidatura abierta para la misma vacante.':
    'Aquesta persona ja té una altra candidatura oberta per a la mateixa oferta.',
  'Esta página llevaba demasiado tiempo abierta y no hemos podido comprobar el envío. Vuelve a enviarlo: no se ha perdido nada.':
    'Aquesta pàgina feia massa temps que estava oberta i no hem pogut comprovar l’enviament. Torna a enviar-lo: no s’ha perdut res.',
  'Esta vacante está cerrada.': 'Aquesta oferta està tancada.',
  'Esta vacante ya no admite candidaturas.': 'Aquesta oferta ja no admet candidatures.',
  'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a enviarlo.':
    'Aquest PDF està protegit amb contrasenya i no el podríem obrir. Desa’l sense contrasenya i torna a enviar-lo.',
  'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a subirlo.':
    'Aquest PDF està protegit amb contrasenya i no el podríem obrir. Desa’l sense contrasenya i torna a pujar-lo.',
  'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a enviarlo.':
    'Aquest PDF no té cap pàgina. Obre’l per comprovar-ho, desa’l de nou i torna a enviar-lo.',
  'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.':
    'Aquest PDF no té cap pàgina. Obre’l per comprovar-ho, desa’l de nou i torna a pujar-lo.',
  'Este archivo ya no está disponible.': 'Aquest fitxer ja no està disponible.',
  'Este correo ya está registrado. ¿Ya tienes cuenta?': 'Aquest correu ja està registrat. Ja tens compte?',
  'Este departamento ya no existe.': 'Aquest departament ja no existeix.',
  'Este documento ya no admite cambios.': 'Aquest document ja no admet canvis.',
  'Este enlace ya no es válido. Pide uno nuevo.': 'Aquest enllaç ja no és vàlid. Demana’n un de nou.',
  'Este enlace ya no sirve. Si tienes cuenta, entra en tu portal.':
    'Aquest enllaç ja no serveix. Si tens compte, entra al teu portal.',
  'Este enlace ya no sirve: la alerta no existe o ha caducado.':
    'Aquest enllaç ja no serveix: l’alerta no existeix o ha caducat.',
  'Este enlace ya no sirve: la petición ha caducado, se ha cancelado o hay otra más nueva.':
    'Aquest enllaç ja no serveix: la petició ha caducat, s’ha cancel·lat o n’hi ha una de més nova.',
  'Este enlace ya no sirve: ya no guardamos tus datos o el enlace está incompleto.':
    'Aquest enllaç ja no serveix: ja no guardem les teves dades o l’enllaç està incomplet.',
  'Este envío ya se hizo con otros datos. Recarga la página y vuelve a enviarlo.':
    'Aquest enviament ja es va fer amb altres dades. Recarrega la pàgina i torna a enviar-lo.',
  'Este envío ya se hizo, pero su respuesta no se conserva. Comprueba el resultado antes de repetirlo.':
    'Aquest enviament ja es va fer, però la resposta no es conserva. Comprova el resultat abans de repetir-lo.',
  'Este es el motivo:': 'Aquest és el motiu:',
  'Este es el último mensaje que te enviamos, y tu dirección se borra al enviarlo.':
    'Aquest és l’últim missatge que t’enviem, i la teva adreça s’esborra en enviar-lo.',
  'Este mismo envío todavía está en curso. Espera un momento y repítelo.':
    'Aquest mateix enviament encara està en curs. Espera un moment i repeteix-lo.',
  'Este tipo de contenido no se admite.': 'Aquest tipus de contingut no s’admet.',
  'Esto es lo que te dice:': 'Això és el que et diu:',
  'Esto no se puede hacer con una clave de API.': 'Això no es pot fer amb una clau d’API.',
  'Estos son los datos que valen ahora.': 'Aquestes són les dades que valen ara.',
  Etiquetas: 'Etiquetes',
  Euskera: 'Basc',
  Experiencia: 'Experiència',
  'Falta poco para tu entrevista': 'Falta poc per a la teva entrevista',
  'Falta poco para vernos.': 'Falta poc per veure’ns.',
  'Fecha de nacimiento': 'Data de naixement',
  'Fecha límite': 'Data límit',
  'Fines de semana': 'Caps de setmana',
  Flexible: 'Flexible',
  Francés: 'Francès',
  'Futuras ofertas': 'Futures ofertes',
  Gallego: 'Gallec',
  'Gestión de flotas': 'Gestió de flotes',
  'Gracias por crear tu cuenta en {{empresa}}. Para terminar, confirma que este correo es tuyo: así sabemos que te llegarán las novedades de tus candidaturas.':
    'Gràcies per crear el teu compte a {{empresa}}. Per acabar, confirma que aquest correu és teu: així sabem que t’arribaran les novetats de les teves candidatures.',
  'Gracias por el tiempo que nos has dedicado.': 'Gràcies pel temps que ens has dedicat.',
  'Gracias por escribir a {{empresa}}. Tu mensaje ha llegado y su referencia es {{referencia}}.':
    'Gràcies per escriure a {{empresa}}. El teu missatge ha arribat i la seva referència és {{referencia}}.',
  'Gracias por pensar en {{empresa}}. Tu candidatura para {{puesto}} nos ha llegado completa.':
    'Gràcies per pensar en {{empresa}}. La teva candidatura per a {{puesto}} ens ha arribat completa.',
  'Gracias por presentarte': 'Gràcies per presentar-te',
  'Guarda los códigos de recuperación en un lugar seguro: son la forma de entrar si pierdes el móvil.':
    'Guarda els codis de recuperació en un lloc segur: són la manera d’entrar si perds el mòbil.',
  'Guardamos tu perfil, tu CV y tus candidaturas en {{empresa}}, y desde hace mucho no hay ningún proceso abierto contigo. No los guardamos más de lo necesario.':
    'Guardem el teu perfil, el teu CV i les teves candidatures a {{empresa}}, i des de fa molt no hi ha cap procés obert amb tu. No els guardem més del necessari.',
  'Ha ocurrido un error interno. No se ha guardado nada; vuelve a intentarlo.':
    'Hi ha hagut un error intern. No s’ha desat res; torna-ho a provar.',
  'Ha pasado demasiado tiempo. Vuelve a empezar.': 'Ha passat massa temps. Torna a començar.',
  Habilidades: 'Habilitats',
  'Hace tiempo que no sabemos de ti: el {{limite}} retiramos tus datos.':
    'Fa temps que no sabem res de tu: el dia {{limite}} retirem les teves dades.',
  'Hace un tiempo te presentaste a {{empresa}} y nos diste permiso para avisarte de otras ofertas. Ahora buscamos a alguien para el puesto de {{puesto}} ({{lugar}}) y hemos pensado en ti.':
    'Fa un temps et vas presentar a {{empresa}} i ens vas donar permís per avisar-te d’altres ofertes. Ara busquem algú per a {{puesto}} ({{lugar}}) i hem pensat en tu.',
  'Han pedido cambiar el correo de tu cuenta en {{empresa}}':
    'Han demanat canviar el correu del teu compte a {{empresa}}',
  'Has activado la verificación en dos pasos': 'Has activat la verificació en dos passos',
  'Has creado nuevos códigos de recuperación': 'Has creat nous codis de recuperació',
  'Has desactivado la verificación en dos pasos': 'Has desactivat la verificació en dos passos',
  'Has elegido esta hora para la entrevista por tu candidatura para {{puesto}}:':
    'Has triat aquesta hora per a l’entrevista per la teva candidatura per a {{puesto}}:',
  'Has enviado muchos mensajes en poco tiempo. Podrás escribir de nuevo en {wait}.':
    'Has enviat molts missatges en poc temps. Podràs tornar a escriure d’aquí a {wait}.',
  'Has reservado tu entrevista': 'Has reservat la teva entrevista',
  'Has retirado esta candidatura': 'Has retirat aquesta candidatura',
  'Has vuelto a pedir esta alerta: confírmala o date de baja desde el último correo que te enviamos.':
    'Has tornat a demanar aquesta alerta: confirma-la o dona’t de baixa des de l’últim correu que et vam enviar.',
  'Hay otro cambio en marcha que tarda más de lo normal. Vuelve a intentarlo en unos segundos.':
    'Hi ha un altre canvi en marxa que triga més del normal. Torna-ho a provar d’aquí a uns segons.',
  'Hay un cambio en tu candidatura para {{puesto}}:':
    'Hi ha un canvi en la teva candidatura per a {{puesto}}:',
  'Hay una respuesta a tu candidatura': 'Hi ha una resposta a la teva candidatura',
  'Hemos borrado tu cuenta y tus datos.': 'Hem esborrat el teu compte i les teves dades.',
  'Hemos cambiado la entrevista por tu candidatura para {{puesto}}. Estos son los datos que valen:':
    'Hem canviat l’entrevista per la teva candidatura per a {{puesto}}. Aquestes són les dades que valen:',
  'Hemos estudiado tu candidatura para {{puesto}} y te agradecemos el interés y el tiempo que nos has dedicado.':
    'Hem estudiat la teva candidatura per a {{puesto}} i t’agraïm l’interès i el temps que ens has dedicat.',
  'Hemos publicado ofertas que encajan con tu alerta ({{busqueda}}):':
    'Hem publicat ofertes que encaixen amb la teva alerta ({{busqueda}}):',
  'Hemos recibido tu candidatura': 'Hem rebut la teva candidatura',
  'Hemos recibido tu candidatura: {{puesto}}': 'Hem rebut la teva candidatura: {{puesto}}',
  'Hemos recibido tu mensaje': 'Hem rebut el teu missatge',
  'Hemos recibido tu mensaje ({{referencia}})': 'Hem rebut el teu missatge ({{referencia}})',
  'Hemos revisado «{{documento}}» y necesitamos que lo vuelvas a subir.':
    'Hem revisat «{{documento}}» i necessitem que el tornis a pujar.',
  'Hola, {nombre}:': 'Hola, {nombre}:',
  'Hola:': 'Hola:',
  ITV: 'ITV',
  Indefinido: 'Indefinit',
  Inglés: 'Anglès',
  Intermedio: 'Intermedi',
  Italiano: 'Italià',
  Jornada: 'Jornada',
  'La configuración exige la verificación en dos pasos al personal: no se puede desactivar.':
    'La configuració exigeix la verificació en dos passos al personal: no es pot desactivar.',
  'La contraseña': 'La contrasenya',
  'La contraseña actual no es correcta': 'La contrasenya actual no és correcta',
  'La contraseña debe contener al menos un carácter especial':
    'La contrasenya ha de contenir com a mínim un caràcter especial',
  'La contraseña debe contener al menos una letra y un número':
    'La contrasenya ha de contenir com a mínim una lletra i un número',
  'La contraseña debe tener al menos {minimo} caracteres':
    'La contrasenya ha de tenir com a mínim {minimo} caràcters',
  'La contraseña es obligatoria': 'La contrasenya és obligatòria',
  'La contraseña no puede tener más de {maximo} caracteres':
    'La contrasenya no pot tenir més de {maximo} caràcters',
  'La entrevista ha cambiado desde que te enviamos ese mensaje. Mira el último que has recibido.':
    'L’entrevista ha canviat des que et vam enviar aquest missatge. Mira l’últim que has rebut.',
  'La entrevista por tu candidatura para {{puesto}} que teníamos el {{cuando}} queda cancelada. No hace falta que acudas ni que te conectes.':
    'L’entrevista per la teva candidatura per a {{puesto}} que teníem ({{cuando}}) queda cancel·lada. No cal que vinguis ni que et connectis.',
  'La entrevista se ha completado. Estamos evaluando los resultados':
    'L’entrevista ja s’ha fet. Estem valorant els resultats',
  'La fecha de nacimiento no es válida': 'La data de naixement no és vàlida',
  'La hemos atendido.': 'L’hem atesa.',
  'La nueva contraseña debe tener al menos {minimo} caracteres':
    'La nova contrasenya ha de tenir com a mínim {minimo} caràcters',
  'La petición es demasiado grande.': 'La petició és massa gran.',
  'La petición no es válida.': 'La petició no és vàlida.',
  'La petición viene de otro sitio web y se ha rechazado.':
    'La petició ve d’un altre lloc web i s’ha rebutjat.',
  'La respuesta no puede superar los {maximo} caracteres':
    'La resposta no pot superar els {maximo} caràcters',
  'La verificación en dos pasos no está activada.': 'La verificació en dos passos no està activada.',
  'La verificación en dos pasos ya está activada.': 'La verificació en dos passos ja està activada.',
  'Lamentamos decirte que esta vez no seguimos adelante con tu candidatura':
    'Ens sap greu dir-te que aquesta vegada no seguim endavant amb la teva candidatura',
  'Las contraseñas no coinciden': 'Les contrasenyes no coincideixen',
  'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.':
    'Les fotos pesen massa: juntes no poden superar els 5 MB. Treu-ne alguna o fes-les amb menys resolució.',
  'Lavado profesional': 'Rentat professional',
  'Lee la [política de privacidad](/politica-privacidad) (se abre en otra pestaña).':
    'Llegeix la [política de privacitat](/politica-privacidad) (s’obre en una altra pestanya).',
  Limitación: 'Limitació',
  'Lo leerá una persona y te responderá en un día laborable, por correo o por teléfono si nos lo has dejado. Si nos llamas antes, dinos la referencia y lo encontraremos enseguida.':
    'El llegirà una persona i et respondrà en un dia laborable, per correu o per telèfon si ens l’has deixat. Si ens truques abans, digues-nos la referència i el trobarem de seguida.',
  'Los apellidos no son válidos': 'Els cognoms no són vàlids',
  'Los códigos de antes ya no sirven.': 'Els codis d’abans ja no serveixen.',
  'Los códigos de antes ya no sirven. Si no has sido tú, cambia tu contraseña y crea otros.':
    'Els codis d’abans ja no serveixen. Si no has estat tu, canvia la teva contrasenya i crea’n uns altres.',
  'Los códigos de recuperación que tenías ya no sirven. Guarda los nuevos en un lugar seguro.':
    'Els codis de recuperació que tenies ja no serveixen. Guarda els nous en un lloc segur.',
  'Léelo y responde desde tu portal.': 'Llegeix-lo i respon des del teu portal.',
  'Mantenimiento integral': 'Manteniment integral',
  Mañana: 'Matí',
  Mensaje: 'Missatge',
  'Mercancías peligrosas (ADR)': 'Mercaderies perilloses (ADR)',
  'Mientras tanto puedes revisar tus datos o cambiar tu CV desde tu portal.':
    'Mentrestant pots revisar les teves dades o canviar el teu CV des del teu portal.',
  'Mientras tanto, otra cuenta ha empezado a usar ese correo. La tuya sigue con el que tenía; puedes pedir otro cambio.':
    'Mentrestant, un altre compte ha començat a fer servir aquest correu. El teu continua amb el que tenia; pots demanar un altre canvi.',
  'Mira la oferta y, si te interesa, preséntate desde la misma página: tus datos y tu CV ya están guardados.':
    'Mira l’oferta i, si t’interessa, presenta-t’hi des de la mateixa pàgina: les teves dades i el teu CV ja estan desats.',
  'Mínimo {minimo} caracteres, con letras y números.': 'Mínim {minimo} caràcters, amb lletres i números.',
  'Mínimo {minimo} caracteres, con letras, números y un carácter especial.':
    'Mínim {minimo} caràcters, amb lletres, números i un caràcter especial.',
  'Mínimo {minimo} caracteres.': 'Mínim {minimo} caràcters.',
  'Nadie de {{empresa}} te pedirá nunca tu contraseña.':
    'Ningú de {{empresa}} et demanarà mai la teva contrasenya.',
  Nativo: 'Nadiu',
  'Necesitamos más tiempo para responderte': 'Necessitem més temps per respondre’t',
  'Necesitamos un documento tuyo': 'Necessitem un document teu',
  'Necesitamos un documento: {{documento}}': 'Necessitem un document: {{documento}}',
  No: 'No',
  'No hay CV adjunto para descargar': 'No hi ha cap CV adjunt per descarregar',
  'No he sido yo': 'No he estat jo',
  'No hemos podido guardar el archivo adjunto. Tu mensaje no se ha enviado: vuelve a intentarlo.':
    'No hem pogut desar el fitxer adjunt. El teu missatge no s’ha enviat: torna-ho a provar.',
  'No hemos podido guardar el documento y no se ha enviado: vuelve a intentarlo.':
    'No hem pogut desar el document i no s’ha enviat: torna-ho a provar.',
  'No podemos atenderla.': 'No la podem atendre.',
  'No quiero más propuestas': 'No vull més propostes',
  'No sabemos escribir en el CV estos caracteres: {characters}. Escríbelos de otra manera, o adjunta tu CV como archivo.':
    'No sabem escriure al CV aquests caràcters: {characters}. Escriu-los d’una altra manera, o adjunta el teu CV com a fitxer.',
  'No sabemos si se ha guardado. {next}': 'No sabem si s’ha desat. {next}',
  'No se ha encontrado lo que buscas.': 'No s’ha trobat el que busques.',
  'No se pudo obtener la ruta del archivo subido': 'No s’ha pogut obtenir la ruta del fitxer pujat',
  'No se pudo obtener la ruta del archivo subido después de reintento':
    'No s’ha pogut obtenir la ruta del fitxer pujat després de tornar-ho a provar',
  'No tienes permisos para hacer esto.': 'No tens permisos per fer això.',
  Noche: 'Nit',
  'Noches fuera de casa': 'Nits fora de casa',
  Nombre: 'Nom',
  'Nombre completo': 'Nom complet',
  'Nos alegra mucho contar contigo en {{empresa}}. En los próximos días te llamaremos para acordar la fecha de incorporación y explicarte qué documentos necesitamos.':
    'Ens fa molta il·lusió comptar amb tu a {{empresa}}. Els pròxims dies et trucarem per acordar la data d’incorporació i explicar-te quins documents necessitem.',
  'Nos ayuda saber qué opinas de la entrevista con {{candidato}}. Son unos minutos y no necesitas cuenta.':
    'Ens ajuda saber què en penses, de l’entrevista amb {{candidato}}. Són uns minuts i no necessites compte.',
  'Nos diste permiso para avisarte de otras ofertas, y esta encaja contigo.':
    'Ens vas donar permís per avisar-te d’altres ofertes, i aquesta encaixa amb tu.',
  'Nos gustaría conocerte': 'Ens agradaria conèixer-te',
  'Nos gustaría conocerte en una entrevista por tu candidatura para {{puesto}}. Escoge el momento que mejor te vaya entre las horas libres.':
    'Ens agradaria conèixer-te en una entrevista per la teva candidatura per a {{puesto}}. Tria el moment que et vagi millor entre les hores lliures.',
  'Nos gustaría conocerte. Confirma si te va bien.': 'Ens agradaria conèixer-te. Confirma si et va bé.',
  'Nos has pedido borrar tu cuenta y todo lo que guardamos de ti. El botón abre una página que te dice qué se borra; allí lo confirmas.':
    'Ens has demanat esborrar el teu compte i tot el que guardem de tu. El botó obre una pàgina que et diu què s’esborra; allà ho confirmes.',
  'Nos has pedido cambiar la contraseña de tu cuenta. Pulsa el botón y escribe la nueva; después se cerrarán todas tus sesiones abiertas y podrás entrar con ella.':
    'Ens has demanat canviar la contrasenya del teu compte. Prem el botó i escriu la nova; després es tancaran totes les sessions que tinguis obertes i podràs entrar amb ella.',
  'Nos has pedido que tu cuenta use este correo. Cuando lo confirmes, entrarás con él y aquí te llegarán los avisos de tus candidaturas.':
    'Ens has demanat que el teu compte faci servir aquest correu. Quan ho confirmis, entraràs amb aquest i aquí t’arribaran els avisos de les teves candidatures.',
  'Nos has pedido un enlace para entrar sin contraseña. Ábrelo en el dispositivo donde quieras entrar.':
    'Ens has demanat un enllaç per entrar sense contrasenya. Obre’l al dispositiu on vulguis entrar.',
  'Nos ponemos en contacto contigo por tu candidatura para {{puesto}}.':
    'Ens posem en contacte amb tu per la teva candidatura per a {{puesto}}.',
  'Novedades sobre tu candidatura: {{puesto}}': 'Novetats sobre la teva candidatura: {{puesto}}',
  'Nuestro equipo está revisando tu perfil y CV': 'El nostre equip està revisant el teu perfil i el teu CV',
  'Nueva oferta: {titulo}': 'Nova oferta: {titulo}',
  'Nuevo mensaje del equipo de selección': 'Nou missatge de l’equip de selecció',
  'Nuevos códigos de recuperación': 'Nous codis de recuperació',
  'Nuevos códigos de recuperación en {{empresa}}': 'Nous codis de recuperació a {{empresa}}',
  Oposición: 'Oposició',
  'Otra persona ha cambiado esta candidatura mientras la tenías abierta. La hemos actualizado: revisa su estado.':
    'Una altra persona ha canviat aquesta candidatura mentre la tenies oberta. L’hem actualitzada: revisa’n l’estat.',
  'Otra persona ha hecho un cambio a la vez. Vuelve a intentarlo.':
    'Una altra persona ha fet un canvi alhora. Torna-ho a provar.',
  'Otro asunto': 'Un altre tema',
  Palabras: 'Paraules',
  'Para hacerte el CV necesitamos que cuentes algo: tu experiencia, tus estudios, tus permisos o tus habilidades.':
    'Per fer-te el CV necessitem que expliquis alguna cosa: la teva experiència, els teus estudis, els teus permisos o les teves habilitats.',
  'Para seguir con tu candidatura nos falta este documento:':
    'Per continuar amb la teva candidatura ens falta aquest document:',
  Parcial: 'Parcial',
  Partido: 'Partit',
  'Pasas a la fase de entrevista': 'Passes a la fase d’entrevista',
  Pendiente: 'Pendent',
  'Permiso AM': 'Permís AM',
  'Permiso B': 'Permís B',
  'Permiso B+E': 'Permís B+E',
  'Permiso C': 'Permís C',
  'Permiso C+E': 'Permís C+E',
  'Permiso C1': 'Permís C1',
  'Permiso C1+E': 'Permís C1+E',
  'Permiso D': 'Permís D',
  'Permiso D+E': 'Permís D+E',
  'Permiso D1': 'Permís D1',
  'Permiso D1+E': 'Permís D1+E',
  'Permisos de conducir': 'Permisos de conduir',
  'Permisos y cualificaciones': 'Permisos i qualificacions',
  'Persona candidata': 'Persona candidata',
  Polaco: 'Polonès',
  'Por ahora no podemos borrarlos. La solicitud sigue abierta y te responderemos antes del plazo legal.':
    'De moment no les podem esborrar. La sol·licitud continua oberta i et respondrem abans del termini legal.',
  'Por seguridad hemos cerrado esta sesión. Inicia sesión de nuevo.':
    'Per seguretat hem tancat aquesta sessió. Torna a iniciar la sessió.',
  Portabilidad: 'Portabilitat',
  Portugués: 'Portuguès',
  Posición: 'Posició',
  Presencial: 'Presencial',
  Programada: 'Programada',
  Prácticas: 'Pràctiques',
  'Puedes adjuntar como máximo {max} archivos a cada mensaje.':
    'Pots adjuntar com a màxim {max} fitxers a cada missatge.',
  'Puedes elegir hasta el': 'Pots triar fins al',
  'Puedes enviar {max} fotos como máximo.': 'Pots enviar {max} fotos com a màxim.',
  'Puedes hacerlo durante 7 días. El enlace sirve una sola vez.':
    'Ho pots fer durant 7 dies. L’enllaç serveix una sola vegada.',
  'Puedes responder a este mensaje: lo leerá el equipo de selección.':
    'Pots respondre a aquest missatge: el llegirà l’equip de selecció.',
  'Puedes retirar este permiso cuando quieras desde tu portal o escribiendo a RRHH, sin dar explicaciones.':
    'Pots retirar aquest permís quan vulguis des del teu portal o escrivint a Recursos Humans, sense donar explicacions.',
  'Puedes subirlo desde tu portal en un minuto.': 'El pots pujar des del teu portal en un minut.',
  Puesto: 'Lloc de treball',
  'Pulsa el botón y te avisaremos de las ofertas nuevas.': 'Prem el botó i t’avisarem de les ofertes noves.',
  'Queda reservada. Te esperamos.': 'Queda reservada. T’esperem.',
  'Queremos conocerte en una entrevista por tu candidatura para {{puesto}}. Esta es la propuesta:':
    'Volem conèixer-te en una entrevista per la teva candidatura per a {{puesto}}. Aquesta és la proposta:',
  'Queremos que trabajes en {{empresa}}.': 'Volem que treballis a {{empresa}}.',
  'Quiero que guardéis mis datos para futuras ofertas':
    'Vull que deseu les meves dades per a futures ofertes',
  RRHH: 'RH',
  Rechazada: 'Rebutjada',
  Rechazado: 'Rebutjat',
  'Recibes este mensaje porque alguien ha creado una cuenta en {{empresa}} con esta dirección.':
    'Reps aquest missatge perquè algú ha creat un compte a {{empresa}} amb aquesta adreça.',
  'Recibes este mensaje porque alguien ha escrito esta dirección en el aviso de ofertas de la web de {{empresa}}.':
    'Reps aquest missatge perquè algú ha escrit aquesta adreça a l’avís d’ofertes del web de {{empresa}}.',
  'Recibes este mensaje porque alguien ha escrito esta dirección en nuestro formulario de contacto. Si no has sido tú, no tienes que hacer nada.':
    'Reps aquest missatge perquè algú ha escrit aquesta adreça al nostre formulari de contacte. Si no has estat tu, no has de fer res.',
  'Recibes este mensaje porque alguien ha pedido entrar con un enlace en la cuenta de esta dirección.':
    'Reps aquest missatge perquè algú ha demanat entrar amb un enllaç al compte d’aquesta adreça.',
  'Recibes este mensaje porque alguien ha pedido restablecer la contraseña de esta cuenta.':
    'Reps aquest missatge perquè algú ha demanat restablir la contrasenya d’aquest compte.',
  'Recibes este mensaje porque alguien ha pedido usar esta dirección en su cuenta de {{empresa}}.':
    'Reps aquest missatge perquè algú ha demanat fer servir aquesta adreça al seu compte de {{empresa}}.',
  'Recibes este mensaje porque confirmaste esta alerta de empleo en la web de {{empresa}}.':
    'Reps aquest missatge perquè vas confirmar aquesta alerta de feina al web de {{empresa}}.',
  'Recibes este mensaje porque el equipo de selección de {{empresa}} te ha pedido tu opinión.':
    'Reps aquest missatge perquè l’equip de selecció de {{empresa}} t’ha demanat la teva opinió.',
  'Recibes este mensaje porque esta dirección es o era la de una cuenta en {{empresa}}.':
    'Reps aquest missatge perquè aquesta adreça és o era la d’un compte a {{empresa}}.',
  'Recibes este mensaje porque has ejercido un derecho sobre tus datos personales ante {{empresa}}.':
    'Reps aquest missatge perquè has exercit un dret sobre les teves dades personals davant de {{empresa}}.',
  'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.':
    'Reps aquest missatge perquè has presentat una candidatura a {{empresa}}. Només t’escrivim sobre la candidatura.',
  'Recibes este mensaje porque la seguridad de tu cuenta en {{empresa}} ha cambiado. Estos avisos no se pueden desactivar.':
    'Reps aquest missatge perquè la seguretat del teu compte a {{empresa}} ha canviat. Aquests avisos no es poden desactivar.',
  'Recibes este mensaje porque nos diste permiso para guardar tus datos y avisarte de otras ofertas de {{empresa}}.':
    'Reps aquest missatge perquè ens vas donar permís per guardar les teves dades i avisar-te d’altres ofertes de {{empresa}}.',
  'Recibes este mensaje porque se ha creado para ti una cuenta de personal en {{empresa}}.':
    'Reps aquest missatge perquè s’ha creat per a tu un compte de personal a {{empresa}}.',
  'Recibes este mensaje porque se ha pedido borrar la cuenta que tiene esta dirección.':
    'Reps aquest missatge perquè s’ha demanat esborrar el compte que té aquesta adreça.',
  'Recibes este mensaje porque tu cuenta en {{empresa}} se ha borrado a petición tuya.':
    'Reps aquest missatge perquè el teu compte a {{empresa}} s’ha esborrat a petició teva.',
  'Recibes este mensaje porque {{empresa}} guarda datos tuyos de un proceso de selección que ya terminó.':
    'Reps aquest missatge perquè {{empresa}} guarda dades teves d’un procés de selecció que ja va acabar.',
  Recibida: 'Rebuda',
  'Recordatorio de tu entrevista: {{cuando}}': 'Recordatori de la teva entrevista: {{cuando}}',
  Rectificación: 'Rectificació',
  'Recursos humanos para empresas': 'Recursos humans per a empreses',
  'Responde a «{pregunta}»': 'Respon a «{pregunta}»',
  'Responde desde tu portal: así toda la conversación queda en un mismo sitio.':
    'Respon des del teu portal: així tota la conversa queda en un mateix lloc.',
  'Responde sí o no': 'Respon sí o no',
  'Respondemos a la solicitud que recibimos el {{recibida}}.':
    'Responem a la sol·licitud que vam rebre el dia {{recibida}}.',
  'Respondemos en un día laborable': 'Responem en un dia laborable',
  'Responsable: {razon_social}, NIF {nif}, {direccion}.':
    'Responsable: {razon_social}, NIF {nif}, {direccion}.',
  'Respuesta a tu candidatura: {{puesto}}': 'Resposta a la teva candidatura: {{puesto}}',
  'Respuesta a tu solicitud': 'Resposta a la teva sol·licitud',
  'Respuesta a tu solicitud sobre tus datos': 'Resposta a la teva sol·licitud sobre les teves dades',
  Retirada: 'Retirada',
  'Revisa los campos marcados.': 'Revisa els camps marcats.',
  'Revisar mi cuenta': 'Revisa el meu compte',
  Revisión: 'Revisió',
  Rumano: 'Romanès',
  Ruso: 'Rus',
  'Seguir con el borrado': 'Continua per esborrar-ho',
  'Si ahora no te viene bien, no tienes que hacer nada.': 'Si ara no et va bé, no has de fer res.',
  'Si al final no puedes, dínoslo cuanto antes y buscamos otro momento.':
    'Si al final no pots, digues-nos-ho com més aviat millor i busquem un altre moment.',
  'Si antes quieres una copia de tus datos, descárgala desde «Mis datos», en tu portal. Después de borrarla no podremos recuperar nada.':
    'Si abans vols una còpia de les teves dades, descarrega-la des de «Les meves dades», al teu portal. Quan hàgim esborrat el compte no podrem recuperar res.',
  'Si el botón no funciona, copia esta dirección en tu navegador:':
    'Si el botó no funciona, copia aquesta adreça al teu navegador:',
  'Si este proceso termina sin contrato, guardaremos tu perfil y tu CV 24 meses como máximo para avisarte de otras ofertas que encajen contigo. Es voluntario y no cambia en nada esta candidatura.':
    'Si aquest procés acaba sense contracte, desarem el teu perfil i el teu CV 24 mesos com a màxim per avisar-te d’altres ofertes que encaixin amb tu. És voluntari i no canvia res d’aquesta candidatura.',
  'Si has sido tú, pulsa el botón: verás la búsqueda que has guardado y podrás confirmarla. Hasta entonces no te enviaremos ofertas.':
    'Si has estat tu, prem el botó: veuràs la cerca que has desat i la podràs confirmar. Fins aleshores no t’enviarem ofertes.',
  'Si ninguna te va bien, responde a este mensaje y buscamos otra.':
    'Si cap no et va bé, respon a aquest missatge i en busquem una altra.',
  'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.':
    'Si no hi estàs d’acord, pots reclamar davant l’Agència Espanyola de Protecció de Dades (www.aepd.es) o anar als tribunals.',
  'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).':
    'Si no hi estàs d’acord, pots reclamar davant l’Agència Espanyola de Protecció de Dades (www.aepd.es).',
  'Si no has creado tú esta cuenta, puedes ignorar este mensaje: sin confirmación, tu correo no quedará vinculado a ella.':
    'Si no has creat tu aquest compte, pots ignorar aquest missatge: sense confirmació, el teu correu no hi quedarà vinculat.',
  'Si no has sido tú, cambia tu contraseña y crea otros códigos. Si no puedes entrar, responde a este mensaje.':
    'Si no has estat tu, canvia la teva contrasenya i crea uns altres codis. Si no pots entrar, respon a aquest missatge.',
  'Si no has sido tú, cambia tu contraseña y vuelve a activarla. Si no puedes entrar, responde a este mensaje.':
    'Si no has estat tu, canvia la teva contrasenya i torna a activar-la. Si no pots entrar, respon a aquest missatge.',
  'Si no has sido tú, pulsa el botón. Tu cuenta conservará o recuperará este correo, cerraremos todas las sesiones y te enviaremos un enlace para elegir otra contraseña.':
    'Si no has estat tu, prem el botó. El teu compte conservarà o recuperarà aquest correu, tancarem totes les sessions i t’enviarem un enllaç per triar una altra contrasenya.',
  'Si no has sido tú, páralo desde este mensaje.': 'Si no has estat tu, atura-ho des d’aquest missatge.',
  'Si no has sido tú, responde a este mensaje: alguien conoce tu contraseña.':
    'Si no has estat tu, respon a aquest missatge: algú sap la teva contrasenya.',
  'Si no lo has pedido tú, no lo pulses y cambia tu contraseña: alguien ha entrado en tu cuenta.':
    'Si no ho has demanat tu, no el premis i canvia la teva contrasenya: algú ha entrat al teu compte.',
  'Si no lo has pedido tú, puedes ignorar este mensaje y no lo reenvíes a nadie: quien abra el enlace entra en tu cuenta.':
    'Si no ho has demanat tu, pots ignorar aquest missatge, i no el reenviïs a ningú: qui obre l’enllaç entra al teu compte.',
  'Si no lo has pedido tú, puedes ignorar este mensaje: no cambiará nada.':
    'Si no ho has demanat tu, pots ignorar aquest missatge: no canviarà res.',
  'Si no lo has pedido tú, puedes ignorar este mensaje: tu contraseña sigue siendo la misma.':
    'Si no ho has demanat tu, pots ignorar aquest missatge: la teva contrasenya continua sent la mateixa.',
  'Si no puedes ese día, pide otro momento con el mismo botón: no afecta a tu candidatura.':
    'Si aquell dia no pots, demana un altre moment amb el mateix botó: no afecta la teva candidatura.',
  'Si no te va bien, pide otro momento. El archivo adjunto actualiza la cita de tu calendario.':
    'Si no et va bé, demana un altre moment. El fitxer adjunt actualitza la cita del teu calendari.',
  'Si quieres que los sigamos guardando, dínoslo con el botón antes del {{limite}}. Si no haces nada, ese día dejarán de estar a la vista de nadie y {{dias}} días después se borrarán para siempre.':
    'Si vols que les continuem guardant, digues-nos-ho amb el botó abans del dia {{limite}}. Si no fas res, aquell dia deixaran d’estar a la vista de ningú i s’esborraran per sempre després d’un termini (en dies: {{dias}}).',
  'Si te ha cambiado el teléfono, actualízalo en tu portal para que podamos localizarte.':
    'Si has canviat de telèfon, actualitza’l al teu portal perquè et puguem localitzar.',
  'Si tienes dudas, responde a este mensaje.': 'Si tens dubtes, respon a aquest missatge.',
  'Si vas a llegar tarde o no puedes, llámanos: el teléfono está al final de este mensaje.':
    'Si has d’arribar tard o no pots venir, truca’ns: el telèfon és al final d’aquest missatge.',
  'Sin respuesta': 'Sense resposta',
  'Sobre tu candidatura: {{puesto}}': 'Sobre la teva candidatura: {{puesto}}',
  'Solo se admiten fotos en formato JPEG o PNG.': 'Només s’admeten fotos en format JPEG o PNG.',
  'Solo se puede enviar un archivo cada vez.': 'Només es pot enviar un fitxer cada vegada.',
  'Solo se pueden adjuntar archivos PDF, DOC, DOCX, JPEG o PNG válidos.':
    'Només es poden adjuntar fitxers PDF, DOC, DOCX, JPEG o PNG vàlids.',
  'Son unos minutos y no necesitas cuenta.': 'Són uns minuts i no necessites compte.',
  'Sube «{nombre}» desde la pestaña Documentos.': 'Puja «{nombre}» des de la pestanya Documents.',
  Subido: 'Pujat',
  'Subir el documento': 'Puja el document',
  'Subir otro archivo': 'Puja un altre fitxer',
  Supresión: 'Supressió',
  Sí: 'Sí',
  'Súbelo solo desde tu portal: así queda guardado de forma segura. También vale una foto clara.':
    'Puja’l només des del teu portal: així queda desat de manera segura. També val una foto clara.',
  Tarde: 'Tarda',
  'Tarjeta de tacógrafo digital': 'Targeta de tacògraf digital',
  'Te deseamos mucha suerte.': 'Et desitgem molta sort.',
  'Te escribe el equipo de selección de {{empresa}}.': 'T’escriu l’equip de selecció de {{empresa}}.',
  'Te escribimos como mucho una vez al día, y solo cuando hay ofertas nuevas.':
    'T’escrivim com a molt una vegada al dia, i només quan hi ha ofertes noves.',
  'Te escribimos sobre tu candidatura': 'T’escrivim sobre la teva candidatura',
  'Te escribiremos cuando haya una decisión.': 'T’escriurem quan hi hagi una decisió.',
  'Te escribiremos para acordar el día y la hora de la entrevista.':
    'T’escriurem per acordar el dia i l’hora de l’entrevista.',
  'Te esperamos en la entrevista por tu candidatura para {{puesto}}:':
    'T’esperem a l’entrevista per la teva candidatura per a {{puesto}}:',
  'Te han escrito. Puedes leerlo y responder en tu conversación.':
    'T’han escrit. Ho pots llegir i respondre a la teva conversa.',
  'Te pedimos un documento': 'Et demanem un document',
  'Te recordamos la entrevista por tu candidatura para {{puesto}}:':
    'Et recordem l’entrevista per la teva candidatura per a {{puesto}}:',
  'Te responderemos antes del {{limite}}.': 'Et respondrem abans del dia {{limite}}.',
  'Te responderemos en un día laborable.': 'Et respondrem en un dia laborable.',
  Telefónica: 'Telefònica',
  Teléfono: 'Telèfon',
  Temporal: 'Temporal',
  'Ten a mano la dirección o el enlace.': 'Tingues a mà l’adreça o l’enllaç.',
  'Tienes un mensaje del equipo de selección de {{empresa}}':
    'Tens un missatge de l’equip de selecció de {{empresa}}',
  'Tienes un mensaje nuevo': 'Tens un missatge nou',
  'Tienes una entrevista': 'Tens una entrevista',
  'Tienes una entrevista: abajo están el día, la hora y el lugar.':
    'Tens una entrevista: a sota hi ha el dia, l’hora i el lloc.',
  Tipo: 'Tipus',
  'Tipo de contrato': 'Tipus de contracte',
  'Todavía no se ha borrado nada: falta que lo confirmes.':
    'Encara no s’ha esborrat res: falta que ho confirmis.',
  'Todo ha llegado bien. Te contamos qué pasa ahora.': 'Ha arribat tot bé. T’expliquem què passa ara.',
  'Trabajar con nosotros': 'Treballar amb nosaltres',
  'Transporte de vehículos': 'Transport de vehicles',
  'Traslados con conductor': 'Trasllats amb conductor',
  'Tu acceso al área interna de {{empresa}}': 'El teu accés a l’àrea interna de {{empresa}}',
  'Tu acceso está listo': 'El teu accés està a punt',
  'Tu candidatura está en revisión': 'La teva candidatura està en revisió',
  'Tu candidatura está siendo revisada por nuestro equipo.':
    'El nostre equip està revisant la teva candidatura.',
  'Tu candidatura ha sido aceptada': 'La teva candidatura ha estat acceptada',
  'Tu candidatura ha sido recibida y está siendo procesada':
    'Hem rebut la teva candidatura i l’estem tramitant',
  'Tu candidatura tiene novedades': 'La teva candidatura té novetats',
  'Tu candidatura vuelve a estar recibida': 'La teva candidatura torna a constar com a rebuda',
  'Tu cuenta está mejor protegida: al entrar te pediremos, además de la contraseña, un código de tu aplicación de verificación.':
    'El teu compte està més ben protegit: quan entris et demanarem, a més de la contrasenya, un codi de la teva aplicació de verificació.',
  'Tu cuenta se abre sin el código de tu aplicación. Si no has sido tú, cambia tu contraseña.':
    'El teu compte s’obre sense el codi de la teva aplicació. Si no has estat tu, canvia la teva contrasenya.',
  'Tu cuenta se ha borrado': 'El teu compte s’ha esborrat',
  'Tu enlace para entrar en {{empresa}}': 'El teu enllaç per entrar a {{empresa}}',
  'Tu entrevista consta como realizada': 'La teva entrevista consta com a feta',
  'Tu entrevista empieza pronto': 'La teva entrevista comença aviat',
  'Tu entrevista empieza pronto: {{cuando}}': 'La teva entrevista comença aviat: {{cuando}}',
  'Tu entrevista en {{empresa}}: {{cuando}}': 'La teva entrevista a {{empresa}}: {{cuando}}',
  'Tu entrevista ha cambiado': 'La teva entrevista ha canviat',
  'Tu entrevista queda reservada': 'La teva entrevista queda reservada',
  'Tu entrevista se ha cancelado': 'La teva entrevista s’ha cancel·lat',
  'Tu evaluación de la entrevista con {{candidato}}': 'La teva valoració de l’entrevista amb {{candidato}}',
  'Tu perfil ha cambiado en otra pestaña o en otro dispositivo mientras lo editabas. Lo que has escrito aquí sigue en la página.':
    'El teu perfil ha canviat en una altra pestanya o en un altre dispositiu mentre l’editaves. El que has escrit aquí continua a la pàgina.',
  'Tu sesión ha terminado. Inicia sesión para continuar.':
    'La teva sessió ha acabat. Inicia la sessió per continuar.',
  Ubicación: 'Ubicació',
  Ucraniano: 'Ucraïnès',
  'Un saludo,': 'Salutacions,',
  'Un último paso: confirma que este correo es tuyo.': 'Un últim pas: confirma que aquest correu és teu.',
  'Una cuenta de personal no se borra desde aquí: pídelo a quien administra el sistema.':
    'Un compte de personal no s’esborra des d’aquí: demana-ho a qui administra el sistema.',
  'Una oferta para ti': 'Una oferta per a tu',
  'Una oferta para ti: {{puesto}}': 'Una oferta per a tu: {{puesto}}',
  'Una oferta que encaja contigo': 'Una oferta que encaixa amb tu',
  Urdu: 'Urdú',
  'Vacante no encontrada': 'No hem trobat l’oferta',
  'Vehículo propio': 'Vehicle propi',
  'Ver la oferta': 'Mira l’oferta',
  'Ver mi candidatura': 'Mira la meva candidatura',
  'Ver mi cita': 'Mira la meva cita',
  'Ver o cambiar mi cita': 'Mira o canvia la meva cita',
  'Ver todas las que encajan': 'Mira totes les que encaixen',
  'Ver y responder': 'Mira-ho i respon',
  'Verificación en dos pasos activada': 'Verificació en dos passos activada',
  'Verificación en dos pasos activada en {{empresa}}': 'Verificació en dos passos activada a {{empresa}}',
  'Verificación en dos pasos desactivada': 'Verificació en dos passos desactivada',
  'Verificación en dos pasos desactivada en {{empresa}}':
    'Verificació en dos passos desactivada a {{empresa}}',
  Virtual: 'Virtual',
  'Vuelve a empezar: el código QR de antes ya no sirve.':
    'Torna a començar: el codi QR d’abans ja no serveix.',
  'Vuelve a subir un documento': 'Torna a pujar un document',
  'Vuelve a subir un documento: {{documento}}': 'Torna a pujar un document: {{documento}}',
  'Ya no hace falta que acudas.': 'Ja no cal que vinguis.',
  'Ya no la tendremos en cuenta. Puedes presentarte de nuevo cuando quieras.':
    'Ja no la tindrem en compte. Et pots tornar a presentar quan vulguis.',
  'Ya tienes un CV. Confirma que quieres cambiarlo por uno hecho con lo que has escrito.':
    'Ja tens un CV. Confirma que vols canviar-lo per un de fet amb el que has escrit.',
  'Ya tienes una cuenta en el área interna de {{empresa}}, donde el equipo lleva las vacantes, las candidaturas y las entrevistas. Solo falta que elijas tu contraseña.':
    'Ja tens un compte a l’àrea interna de {{empresa}}, on l’equip porta les ofertes, les candidatures i les entrevistes. Només falta que triïs la teva contrasenya.',
  'Ya tienes {max} alertas activas con este correo. Date de baja de una para activar otra.':
    'Ja tens {max} alertes actives amb aquest correu. Dona’t de baixa d’una per activar-ne una altra.',
  'contrato {tipo}': 'contracte {tipo}',
  'desde {importe}': 'des de {importe}',
  'desde {importe} al año': 'des de {importe} l’any',
  'hasta {importe} al año': 'fins a {importe} l’any',
  'jornada {tipo}': 'jornada {tipo}',
  'salario a convenir': 'sou a convenir',
  'solo las destacadas': 'només les destacades',
  'todas las ofertas': 'totes les ofertes',
  '{anos} o más': '{anos} o més',
  '{momento} (hora de Madrid)': '{momento} (hora de Madrid)',
  '{dia}, a las {hora}': '{dia}, a les {hora}',
  '{importe} al año': '{importe} l’any',
  '{minimo} - {maximo} al año': '{minimo} - {maximo} l’any',
  '{puesto}: tienes hasta el {limite}.': '{puesto}: tens fins al dia {limite}.',
  '{razon_social} trata tus datos para crear tu cuenta y gestionar tu candidatura. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.':
    '{razon_social} tracta les teves dades per crear el teu compte i gestionar la teva candidatura. Pots accedir-hi, rectificar-les, suprimir-les i exercir els altres drets escrivint a {email_rrhh}.',
  '{razon_social} trata tus datos para gestionar tu candidatura y el proceso de selección. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.':
    '{razon_social} tracta les teves dades per gestionar la teva candidatura i el procés de selecció. Pots accedir-hi, rectificar-les, suprimir-les i exercir els altres drets escrivint a {email_rrhh}.',
  '{razon_social} trata tus datos para responderte. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email}.':
    '{razon_social} tracta les teves dades per respondre’t. Pots accedir-hi, rectificar-les, suprimir-les i exercir els altres drets escrivint a {email}.',
  '{total} archivos adjuntos': 'Fitxers adjunts: {total}',
  '{total} ofertas nuevas para ti': 'Ofertes noves per a tu: {total}',
  '{{frase}}. Sabemos que no es la noticia que esperabas y por eso preferimos dártela con claridad.':
    '{{frase}}. Sabem que no és la notícia que esperaves i per això preferim donar-te-la amb claredat.',
  '{{frase}}: {{puesto}}.': '{{frase}}: {{puesto}}.',
  '¡Buenas noticias! Queremos conocerte en una entrevista':
    'Bones notícies! Ens agradaria conèixer-te en una entrevista',
  '¡Enhorabuena!': 'Enhorabona!',
  '¡Enhorabuena! El puesto es tuyo': 'Enhorabona! El lloc de treball és teu',
  '«{nombre}» no nos sirve. En la pestaña Documentos te contamos por qué.':
    '«{nombre}» no ens serveix. A la pestanya Documents t’expliquem per què.',
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono} ({horario}).':
    'Tens cap dubte? Respon a aquest missatge o escriu a {contacto}, o truca al {telefono} ({horario}).',
  '¿Podrías decirnos cuándo te va bien que te llamemos?': 'Ens pots dir quan et va bé que et truquem?',
  '¿Quieres que sigamos guardando tus datos?': 'Vols que continuem guardant les teves dades?',
  '¿Qué te pareció la entrevista?': 'Què t’ha semblat l’entrevista?',
  '¿Sobre qué nos escribes?': 'Sobre què ens escrius?',
  Árabe: 'Àrab',
  Realizada: 'Feta',
  Confirmada: 'Confirmada',
  Cancelada: 'Cancel·lada',
  'No presentada': 'No presentat',
  años: 'anys',
  meses: 'mesos',
  días: 'dies',
  horas: 'hores',
  km: 'km',
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono}.':
    'Tens cap dubte? Respon a aquest missatge o escriu a {contacto}, o truca al {telefono}.',
  'Entrevista por tu candidatura para {puesto} en {empresa}.':
    'Entrevista per la teva candidatura a {puesto} a {empresa}.',
  'Cuándo: {cuando}.': 'Quan: {cuando}.',
  'Tipo: {tipo}.': 'Tipus: {tipo}.',
  'Con: {nombre}.': 'Amb: {nombre}.',
  'Enlace: {enlace}': 'Enllaç: {enlace}',
  '¿Alguna duda? {correo}, {telefono}.': 'Tens cap dubte? {correo}, {telefono}.',
  'Entrevista en {empresa}: {puesto}': 'Entrevista a {empresa}: {puesto}',
};
