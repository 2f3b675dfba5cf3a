import type { Words } from '../words.js';

export const RO: Words = {
  '1 archivo adjunto': '1 fișier atașat',
  'A partir de ahora, al entrar te pediremos también un código.':
    'De acum, la intrarea în cont îți vom cere și un cod.',
  'ADR básico': 'ADR de bază',
  'ADR cisternas': 'ADR cisterne',
  'ADR explosivos': 'ADR explozivi',
  'ADR radiactivos': 'ADR materiale radioactive',
  Acceso: 'Acces',
  Aceptado: 'Acceptat',
  Activo: 'Activ',
  Administración: 'Administrare',
  'Ahora mismo no podemos leer tus archivos. No se ha descargado nada; vuelve a intentarlo en unos minutos.':
    'Momentan nu putem citi fișierele tale. Nu s-a descărcat nimic; încearcă din nou peste câteva minute.',
  'Ahora mismo no se pueden leer los archivos. Vuelve a intentarlo en unos minutos.':
    'Momentan fișierele nu se pot citi. Încearcă din nou peste câteva minute.',
  'Ahora mismo no se pueden recibir archivos por un problema del servidor. No se ha guardado nada; vuelve a intentarlo en unos minutos.':
    'Momentan nu putem primi fișiere din cauza unei probleme a serverului. Nu s-a salvat nimic; încearcă din nou peste câteva minute.',
  'Ahora no podemos borrar tus datos: {reason} Hemos registrado tu petición y te responderemos antes del {limit}.':
    'Momentan nu-ți putem șterge datele: {reason} Am înregistrat cererea ta și îți vom răspunde înainte de {limit}.',
  'Ahora tu cuenta se abre solo con la contraseña.': 'Acum contul tău se deschide doar cu parola.',
  'Ahora una persona del equipo de selección leerá tu perfil y tu CV. Te avisaremos por correo cada vez que haya una novedad, también si la respuesta es no.':
    'Acum o persoană din echipa de recrutare îți va citi profilul și CV-ul. Te vom anunța prin e-mail de fiecare dată când apare o noutate, chiar și dacă răspunsul este nu.',
  'Al entrar te pediremos también un código de tu aplicación. Si no has sido tú, revisa tu cuenta.':
    'La intrarea în cont îți vom cere și un cod din aplicația ta. Dacă nu ai fost tu, verifică-ți contul.',
  Alemán: 'Germană',
  'Alguien avisó de que no había pedido un cambio de correo en esta cuenta. Por seguridad no se puede cambiar durante 7 días.':
    'Cineva ne-a anunțat că nu a cerut o schimbare a adresei de e-mail în acest cont. Din motive de siguranță, adresa nu se poate schimba timp de 7 zile.',
  'Alguien ha pedido en la web de {{empresa}} que avisemos a esta dirección cuando se publiquen ofertas de empleo nuevas.':
    'Cineva a cerut pe site-ul {{empresa}} să anunțăm la această adresă când se publică oferte de muncă noi.',
  'Alguien que conoce tu contraseña ha pedido que tu cuenta deje de usar este correo y use otro. Si has sido tú, no tienes que hacer nada aquí: confirma el cambio desde el mensaje que hemos enviado al nuevo.':
    'Cineva care îți știe parola a cerut ca în contul tău să nu se mai folosească această adresă de e-mail, ci alta. Dacă ai fost tu, nu trebuie să faci nimic aici: confirmă schimbarea din mesajul pe care l-am trimis la noua adresă.',
  'Almacén y campa': 'Depozit și parc de vehicule',
  'Antes de seguir tienes que activar la verificación en dos pasos en tu cuenta.':
    'Înainte de a continua, trebuie să activezi verificarea în doi pași în contul tău.',
  'Antes tienes que verificar tu correo.': 'Mai întâi trebuie să-ți verifici adresa de e-mail.',
  Apellidos: 'Nume de familie',
  Avanzado: 'Avansat',
  'Base jurídica: Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD).':
    'Temei juridic: Demersurile dinaintea încheierii unui contract, pe care le ceri atunci când candidezi (articolul 6 alineatul (1) litera (b) din RGPD).',
  'Base jurídica: Las medidas previas a un contrato, si pides un servicio (artículo 6.1.b del RGPD). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f).':
    'Temei juridic: Demersurile dinaintea încheierii unui contract, dacă ceri un serviciu (articolul 6 alineatul (1) litera (b) din RGPD). În rest, interesul nostru legitim de a răspunde celor care ne scriu (litera (f)).',
  Básico: 'De bază',
  Búlgaro: 'Bulgară',
  'CAP mercancías': 'CAP transport de marfă',
  'CAP viajeros': 'CAP transport de persoane',
  'CAP y tacógrafo': 'CAP și tahograf',
  CV: 'CV',
  'Cada archivo adjunto puede ocupar como máximo 5 MB.': 'Fiecare fișier atașat poate avea cel mult 5 MB.',
  'Cada habilidad puede tener como máximo {max} caracteres: sepáralas con comas':
    'Numărul maxim de caractere pentru fiecare abilitate este {max}: separă-le prin virgule',
  'Cambio de correo en tu cuenta': 'Schimbarea adresei de e-mail în contul tău',
  'Cambios en tu entrevista: {{cuando}}': 'Modificări la interviul tău: {{cuando}}',
  Cancelado: 'Anulat',
  'Candidato no encontrado': 'Candidatul nu a fost găsit',
  'Candidatura enviada': 'Candidatură trimisă',
  'Candidatura no encontrada': 'Candidatura nu a fost găsită',
  'Candidatura retirada': 'Candidatură retrasă',
  'Carretilla elevadora': 'Stivuitor',
  'Carta de presentación': 'Scrisoare de intenție',
  Castellano: 'Spaniolă',
  Catalán: 'Catalană',
  Chino: 'Chineză',
  Ciudad: 'Localitate',
  'Como nos pediste, hemos borrado tu cuenta en {{empresa}}, tu perfil, tus candidaturas, tus archivos y los mensajes que te enviamos. Tus entrevistas pendientes quedan anuladas.':
    'Așa cum ne-ai cerut, ți-am șters contul de la {{empresa}}, profilul, candidaturile, fișierele și mesajele pe care ți le-am trimis. Interviurile tale în așteptare se anulează.',
  Completa: 'Normă întreagă',
  Completado: 'Finalizat',
  Con: 'Cu',
  'Con el mensaje': 'Cu mesajul',
  'Confirma que quieres borrar tu cuenta': 'Confirmă că vrei să-ți ștergi contul',
  'Confirma que quieres borrar tu cuenta en {{empresa}}':
    'Confirmă că vrei să-ți ștergi contul de la {{empresa}}',
  'Confirma tu alerta de empleo': 'Confirmă-ți alerta de locuri de muncă',
  'Confirma tu alerta de empleo en {{empresa}}': 'Confirmă-ți alerta de locuri de muncă la {{empresa}}',
  'Confirma tu correo': 'Confirmă-ți adresa de e-mail',
  'Confirma tu correo para tu cuenta en {{empresa}}':
    'Confirmă-ți adresa de e-mail pentru contul tău de la {{empresa}}',
  'Confirma tu nuevo correo': 'Confirmă noua adresă de e-mail',
  'Confirma tu nuevo correo en {{empresa}}': 'Confirmă noua ta adresă de e-mail la {{empresa}}',
  'Confirmar mi alerta': 'Confirmă alerta mea',
  'Confirmar mi correo': 'Confirmă adresa mea de e-mail',
  'Confirmar mi nuevo correo': 'Confirmă noua mea adresă de e-mail',
  'Confirmar o pedir otro momento': 'Confirmă sau cere alt moment',
  'Consultoría de flotas': 'Consultanță pentru flote',
  Contratada: 'Angajare confirmată',
  Correo: 'E-mail',
  'Correo o contraseña incorrectos': 'Adresă de e-mail sau parolă incorectă',
  'Creemos que «{titulo}» encaja contigo. Mírala y, si te interesa, preséntate.':
    'Credem că „{titulo}” ți se potrivește. Uită-te la ofertă și, dacă te interesează, candidează.',
  'Custodia de vehículos': 'Custodie de vehicule',
  Cuándo: 'Când',
  'Cuánto tiempo: Guardamos las consultas dos años y después las borramos.':
    'Cât timp: Păstrăm mesajele timp de doi ani și apoi le ștergem.',
  'Cuánto tiempo: Mientras dure el proceso de selección y, después, 24 meses como máximo desde tu última actividad, por si hay reclamaciones. Te avisamos antes de borrarlos. Para otras ofertas, solo si nos das permiso.':
    'Cât timp: Pe durata procesului de selecție și apoi cel mult 24 de luni de la ultima ta activitate, pentru eventuale reclamații. Te anunțăm înainte de a le șterge. Pentru alte posturi, numai dacă ne dai permisiunea.',
  'Código postal': 'Cod poștal',
  'Cómo lo necesitamos:': 'Cum trebuie să fie:',
  'Dar mi evaluación': 'Trimite evaluarea mea',
  'Darme de baja de esta alerta': 'Dezabonează-mă de la această alertă',
  'Datos personales': 'Date personale',
  'Debes tener al menos 16 años': 'Trebuie să ai cel puțin 16 ani',
  'Decidir qué hacemos': 'Alege ce facem',
  'Decisión final': 'Decizia finală',
  'Demasiados intentos. Vuelve a intentarlo en {wait}.':
    'Prea multe încercări. Încearcă din nou peste {wait}.',
  Departamento: 'Departament',
  'Derechos: Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.':
    'Drepturi: Acces, rectificare, ștergere, opoziție, restricționare și portabilitate. Dacă crezi că nu le respectăm, poți depune o plângere la Agenția Spaniolă pentru Protecția Datelor (AEPD).',
  'Desde ahora tu cuenta se abre sin el código de tu aplicación de verificación.':
    'De acum, contul tău se deschide fără codul din aplicația ta de verificare.',
  'Después te escribiremos solo cuando haya ofertas nuevas que encajen, como mucho una vez al día. Cada mensaje lleva un enlace para darte de baja.':
    'Apoi îți vom scrie doar când sunt oferte noi potrivite, cel mult o dată pe zi. Fiecare mesaj are un link de dezabonare.',
  Destacadas: 'Evidențiate',
  'Destinatarios: Solo el personal que lleva la selección. No cedemos tus datos a terceros, salvo obligación legal.':
    'Destinatari: Numai personalul care se ocupă de selecție. Nu divulgăm datele tale unor terți, cu excepția obligațiilor legale.',
  'Destinatarios: Solo quien tiene que responderte. No cedemos tus datos a terceros, salvo obligación legal.':
    'Destinatari: Numai cine trebuie să îți răspundă. Nu divulgăm datele tale unor terți, cu excepția obligațiilor legale.',
  Dirección: 'Adresă',
  Documento: 'Document',
  'Documento no encontrado': 'Documentul nu a fost găsit',
  Documentos: 'Documente',
  Duración: 'Durată',
  'Durante tres años conservamos bloqueada la prueba de que pediste este borrado: las fechas y una huella cifrada de tu dirección, con la que nadie puede leerla. Después se destruye (artículo 32 de la LOPDGDD).':
    'Timp de trei ani păstrăm blocată dovada că ai cerut această ștergere: datele calendaristice și o amprentă criptată a adresei tale, din care nimeni nu o poate citi. Apoi se distruge (articolul 32 din LOPDGDD, legea spaniolă a protecției datelor).',
  Dónde: 'Unde',
  Educación: 'Studii',
  'El CV es obligatorio': 'CV-ul este obligatoriu',
  'El CV supera el máximo de 5 MB.': 'CV-ul depășește limita de 5 MB.',
  'El archivo adjunto añade la cita a tu calendario.':
    'Fișierul atașat adaugă programarea în calendarul tău.',
  'El archivo adjunto está vacío.': 'Fișierul atașat este gol.',
  'El archivo adjunto quita la cita de tu calendario. Si hay otra fecha, te escribiremos.':
    'Fișierul atașat scoate programarea din calendarul tău. Dacă apare altă dată, îți vom scrie.',
  'El archivo del CV está vacío.': 'Fișierul cu CV-ul este gol.',
  'El archivo está dañado y no se puede abrir. Hay que recuperarlo de una copia de seguridad o volver a enviarlo.':
    'Fișierul este deteriorat și nu se poate deschide. Trebuie recuperat dintr-o copie de rezervă sau trimis din nou.',
  'El archivo está dañado: le falta el final. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.':
    'Fișierul este deteriorat: îi lipsește sfârșitul. Deschide-l ca să verifici, salvează-l din nou și încarcă-l din nou.',
  'El archivo está vacío.': 'Fișierul este gol.',
  'El archivo no es un PDF, DOC o DOCX válido.': 'Fișierul nu este un PDF, DOC sau DOCX valid.',
  'El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.':
    'Fișierul nu este un PDF, DOC, DOCX, JPG sau PNG valid.',
  'El archivo supera el máximo de 5 MB.': 'Fișierul depășește limita de 5 MB.',
  'El campo {campo} es obligatorio': 'Câmpul {campo} este obligatoriu',
  'El campo {campo} no puede superar los {max} caracteres':
    'Numărul maxim de caractere pentru câmpul {campo} este {max}',
  'El correo es obligatorio': 'Adresa de e-mail este obligatorie',
  'El correo no es válido': 'Adresa de e-mail nu este validă',
  'El cursor no es válido para esta lista. Empieza de nuevo.':
    'Cursorul nu este valid pentru această listă. Ia-o de la început.',
  'El código no es correcto o ya se ha usado. Prueba con el siguiente.':
    'Codul nu este corect sau a fost deja folosit. Încearcă-l pe următorul.',
  'El código postal no es válido: en España son 5 cifras, como 08040':
    'Codul poștal nu este valid: în Spania are 5 cifre, de exemplu 08040',
  'El destinatario no es el de la ficha: los mensajes solo se envían al correo guardado.':
    'Destinatarul nu este cel din fișă: mesajele se trimit doar la adresa de e-mail salvată.',
  'El documento no nos sirve': 'Nu putem folosi documentul',
  'El enlace caduca en 15 minutos y sirve una sola vez.':
    'Linkul expiră în 15 minute și este valabil o singură dată.',
  'El enlace caduca en 2 horas y sirve una sola vez.':
    'Linkul expiră în 2 ore și este valabil o singură dată.',
  'El enlace caduca en 72 horas. Si no lo has pedido tú, ignora este mensaje: borraremos la dirección.':
    'Linkul expiră în 72 de ore. Dacă nu l-ai cerut tu, ignoră acest mesaj: vom șterge adresa.',
  'El enlace es personal: no lo reenvíes. Escribe solo lo que tenga que ver con el puesto: el candidato puede pedir una copia de lo que se guarda sobre él, sin el nombre de quien lo escribió.':
    'Linkul este personal: nu-l trimite mai departe. Scrie doar ce are legătură cu postul: candidatul poate cere o copie a datelor păstrate despre el, fără numele celui care a scris.',
  'El enlace no es válido': 'Linkul nu este valid',
  'El enlace sirve una sola vez y caduca en 15 minutos.':
    'Linkul este valabil o singură dată și expiră în 15 minute.',
  'El enlace sirve una sola vez y caduca en 2 horas.':
    'Linkul este valabil o singură dată și expiră în 2 ore.',
  'El enlace sirve una sola vez y caduca en 24 horas. Hasta entonces tu cuenta sigue con el correo de antes.':
    'Linkul este valabil o singură dată și expiră în 24 de ore. Până atunci contul tău rămâne cu vechea adresă de e-mail.',
  'El enlace sirve una sola vez y caduca en 24 horas. Si no lo usas, tu cuenta sigue como está.':
    'Linkul este valabil o singură dată și expiră în 24 de ore. Dacă nu-l folosești, contul tău rămâne așa cum este.',
  'El enlace sirve una sola vez y caduca en 7 días. Si caduca, pide otro a quien administra el sistema.':
    'Linkul este valabil o singură dată și expiră în 7 zile. Dacă expiră, cere altul de la cine administrează sistemul.',
  'El enlace sirve una sola vez y caduca en 72 horas. Si caduca, puedes pedir otro desde tu portal.':
    'Linkul este valabil o singură dată și expiră în 72 de ore. Dacă expiră, poți cere altul din portalul tău.',
  'El envío se ha interrumpido. Vuelve a intentarlo.': 'Trimiterea s-a întrerupt. Încearcă din nou.',
  'El equipo de selección de {{empresa}} te ha escrito sobre tu candidatura.':
    'Echipa de recrutare {{empresa}} ți-a scris despre candidatura ta.',
  'El equipo de selección leerá tu candidatura.': 'Echipa de recrutare îți va citi candidatura.',
  'El equipo de selección te ha escrito:': 'Echipa de recrutare ți-a scris:',
  'El equipo de {empresa}': 'Echipa {empresa}',
  'El formulario ha llegado tan deprisa que parece enviado por un programa. Espera unos segundos y vuelve a enviarlo: no se ha perdido nada.':
    'Formularul a ajuns atât de repede, încât pare trimis de un program. Așteaptă câteva secunde și trimite-l din nou: nu s-a pierdut nimic.',
  'El mensaje admite como máximo {maximo} caracteres':
    'Numărul maxim de caractere pentru mesaj este {maximo}',
  'El motivo es este: {{motivo_prorroga}}': 'Motivul este următorul: {{motivo_prorroga}}',
  'El nombre de la empresa no es válido': 'Numele companiei nu este valid',
  'El nombre no es válido': 'Numele nu este valid',
  'El parámetro {name} no es válido.': 'Parametrul {name} nu este valid.',
  'El proceso de esta candidatura ha terminado. Puedes presentarte a otras ofertas.':
    'Procesul acestei candidaturi s-a încheiat. Poți candida pentru alte oferte.',
  'El proceso ha terminado. Te escribiremos con los siguientes pasos.':
    'Procesul s-a încheiat. Îți vom scrie care sunt pașii următori.',
  'El que nos enviaste no nos sirve. Te contamos por qué.':
    'Nu îl putem folosi pe cel pe care ni l-ai trimis. Îți spunem de ce.',
  'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.':
    'Serviciul nu este disponibil în acest moment. Încearcă din nou peste câteva minute.',
  'El teléfono no es válido: escribe sus 9 cifras, o el número entero con el prefijo de su país (+33…)':
    'Numărul de telefon nu este valid: scrie cele 9 cifre sau numărul întreg, cu prefixul țării lui (+33…)',
  'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. Ampliamos el plazo para responderla hasta el {{limite}}, como permite el artículo 12.3 del RGPD.':
    'Pe {{recibida}} am primit cererea ta ({{tipo}}) privind datele tale personale. Prelungim termenul de răspuns până la {{limite}}, așa cum permite articolul 12.3 din RGPD (regulamentul european privind protecția datelor).',
  'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. {{resultado}}':
    'Pe {{recibida}} am primit cererea ta ({{tipo}}) privind datele tale personale. {{resultado}}',
  'Elegir contraseña': 'Alege parola',
  'Elegir contraseña y entrar': 'Alege parola și intră',
  'Elegir hora': 'Alege ora',
  'Elige el archivo que quieres enviar.': 'Alege fișierul pe care vrei să-l trimiți.',
  'Elige entre las opciones': 'Alege dintre opțiuni',
  'Elige la hora de tu entrevista': 'Alege ora interviului tău',
  'Elige la hora de tu entrevista en {{empresa}}': 'Alege ora interviului tău la {{empresa}}',
  'Elige sobre qué nos escribes': 'Alege despre ce ne scrii',
  'Elige tu contraseña y entra por primera vez.': 'Alege-ți parola și intră pentru prima dată.',
  'Elige una de las opciones': 'Alege una dintre opțiuni',
  'Elige una nueva contraseña': 'Alege o parolă nouă',
  'Elige una nueva contraseña para tu cuenta en {{empresa}}':
    'Alege o parolă nouă pentru contul tău de la {{empresa}}',
  Empresa: 'Firmă',
  'En este momento solo se puede consultar: no se ha guardado nada. Vuelve a intentarlo en unos minutos.':
    'În acest moment se poate doar consulta: nu s-a salvat nimic. Încearcă din nou peste câteva minute.',
  'En la lista tienes {total} más.': 'În listă mai ai încă {total}.',
  'En la misma página puedes pedir que lo borremos todo ahora.':
    'În aceeași pagină poți cere să ștergem totul acum.',
  'En progreso': 'În curs',
  'En revisión': 'În verificare',
  'En tu portal tienes todos los pasos y la fecha de cada uno.':
    'În portalul tău ai toți pașii și data fiecăruia.',
  'Enhorabuena: el puesto de {{puesto}} es tuyo': 'Felicitări: postul de {{puesto}} este al tău',
  'Entra en tu cuenta': 'Intră în contul tău',
  'Entrar en mi cuenta': 'Intră în contul meu',
  Entrevista: 'Interviu',
  'Entrevista cancelada: {{cuando}}': 'Interviu anulat: {{cuando}}',
  'Entrevista no encontrada': 'Interviul nu a fost găsit',
  'Entrevista programada': 'Interviu programat',
  'Entrevista realizada': 'Interviu susținut',
  'Error creando candidato: {reason}': 'Eroare la crearea candidatului: {reason}',
  'Error subiendo CV después de reintento: {reason}':
    'Eroare la încărcarea CV-ului după o nouă încercare: {reason}',
  'Error subiendo CV: {reason}': 'Eroare la încărcarea CV-ului: {reason}',
  'Esa contraseña es muy fácil de adivinar. Elige otra.':
    'Această parolă este foarte ușor de ghicit. Alege alta.',
  'Escoge el día y la hora que mejor te vayan.': 'Alege ziua și ora care ți se potrivesc cel mai bine.',
  'Escribe como máximo {max} habilidades: hay {cuantas}':
    'Numărul maxim de abilități este {max}, iar tu ai scris {cuantas}',
  'Escribe el código': 'Scrie codul',
  'Escribe el código de tu aplicación de verificación para terminar de entrar.':
    'Scrie codul din aplicația ta de verificare ca să termini intrarea în cont.',
  'Escribe qué días u horas te van bien, o propón un momento':
    'Scrie ce zile sau ore ți se potrivesc ori propune un moment',
  'Escribe tu mensaje': 'Scrie mesajul tău',
  'Escribe tu respuesta': 'Scrie răspunsul tău',
  'Escribe un número': 'Scrie un număr',
  'Ese ya es el correo de tu cuenta': 'Aceasta este deja adresa de e-mail a contului tău',
  'Esta candidatura ya está cerrada y no se puede retirar.':
    'Această candidatură este deja închisă și nu se mai poate retrage.',
  'Esta clave de API ha caducado. Pide que la renueven.':
    'Această cheie API a expirat. Cere să fie reînnoită.',
  'Esta clave de API no existe.': 'Această cheie API nu există.',
  'Esta clave de API no tiene efecto: la cuenta de quien la creó está desactivada.':
    'Această cheie API nu are efect: contul persoanei care a creat-o este dezactivat.',
  'Esta clave de API se ha revocado.': 'Această cheie API a fost revocată.',
  'Esta decisión es solo sobre este puesto: si más adelante ves otra vacante que encaje contigo, nos gustará volver a leerte.':
    'Această decizie este doar despre acest post: dacă mai târziu vezi alt post care ți se potrivește, ne va face plăcere să-ți citim din nou candidatura.',
  'Esta entrevista está cancelada.': 'Acest interviu este anulat.',
  'Esta entrevista ya ha pasado.': 'Acest interviu a trecut deja.',
  'Esta persona ya tiene otra candidatura abierta para la misma vacante.':
    'Această persoană are deja altă candidatură deschisă pentru același post.',
  'Esta página llevaba demasiado tiempo abierta y no hemos podido comprobar el envío. Vuelve a enviarlo: no se ha perdido nada.':
    'Această pagină a fost deschisă prea mult timp și nu am putut verifica trimiterea. Trimite din nou: nu s-a pierdut nimic.',
  'Esta vacante está cerrada.': 'Această ofertă este închisă.',
  'Esta vacante ya no admite candidaturas.': 'Această ofertă nu mai primește candidaturi.',
  'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a enviarlo.':
    'Acest PDF este protejat cu parolă și nu l-am putea deschide. Salvează-l fără parolă și trimite-l din nou.',
  'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a subirlo.':
    'Acest PDF este protejat cu parolă și nu l-am putea deschide. Salvează-l fără parolă și încarcă-l din nou.',
  'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a enviarlo.':
    'Acest PDF nu are nicio pagină. Deschide-l ca să verifici, salvează-l din nou și retrimite-l.',
  'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.':
    'Acest PDF nu are nicio pagină. Deschide-l ca să verifici, salvează-l din nou și încarcă-l încă o dată.',
  'Este archivo ya no está disponible.': 'Acest fișier nu mai este disponibil.',
  'Este correo ya está registrado. ¿Ya tienes cuenta?':
    'Această adresă de e-mail este deja înregistrată. Ai deja cont?',
  'Este departamento ya no existe.': 'Acest departament nu mai există.',
  'Este documento ya no admite cambios.': 'Acest document nu se mai poate modifica.',
  'Este enlace ya no es válido. Pide uno nuevo.': 'Acest link nu mai este valabil. Cere unul nou.',
  'Este enlace ya no sirve. Si tienes cuenta, entra en tu portal.':
    'Acest link nu mai este valabil. Dacă ai cont, intră în portalul tău.',
  'Este enlace ya no sirve: la alerta no existe o ha caducado.':
    'Acest link nu mai este valabil: alerta nu există sau a expirat.',
  'Este enlace ya no sirve: la petición ha caducado, se ha cancelado o hay otra más nueva.':
    'Acest link nu mai este valabil: cererea a expirat, a fost anulată sau există alta mai nouă.',
  'Este enlace ya no sirve: ya no guardamos tus datos o el enlace está incompleto.':
    'Acest link nu mai este valabil: nu mai păstrăm datele tale sau linkul este incomplet.',
  'Este envío ya se hizo con otros datos. Recarga la página y vuelve a enviarlo.':
    'Această trimitere s-a făcut deja cu alte date. Reîncarcă pagina și trimite din nou.',
  'Este envío ya se hizo, pero su respuesta no se conserva. Comprueba el resultado antes de repetirlo.':
    'Această trimitere s-a făcut deja, dar răspunsul ei nu se păstrează. Verifică rezultatul înainte de a o repeta.',
  'Este es el motivo:': 'Acesta este motivul:',
  'Este es el último mensaje que te enviamos, y tu dirección se borra al enviarlo.':
    'Acesta este ultimul mesaj pe care ți-l trimitem, iar adresa ta se șterge când îl trimitem.',
  'Este mismo envío todavía está en curso. Espera un momento y repítelo.':
    'Aceeași trimitere este încă în curs. Așteaptă puțin și încearcă din nou.',
  'Este tipo de contenido no se admite.': 'Acest tip de conținut nu este acceptat.',
  'Esto es lo que te dice:': 'Iată ce îți spune:',
  'Esto no se puede hacer con una clave de API.': 'Acest lucru nu se poate face cu o cheie API.',
  'Estos son los datos que valen ahora.': 'Acestea sunt datele valabile acum.',
  Etiquetas: 'Etichete',
  Euskera: 'Bască',
  Experiencia: 'Experiență',
  'Falta poco para tu entrevista': 'Mai este puțin până la interviul tău',
  'Falta poco para vernos.': 'Ne vedem în curând.',
  'Fecha de nacimiento': 'Data nașterii',
  'Fecha límite': 'Termen-limită',
  'Fines de semana': 'Weekenduri',
  Flexible: 'Flexibil',
  Francés: 'Franceză',
  'Futuras ofertas': 'Oferte viitoare',
  Gallego: 'Galiciană',
  'Gestión de flotas': 'Gestionarea flotelor',
  'Gracias por crear tu cuenta en {{empresa}}. Para terminar, confirma que este correo es tuyo: así sabemos que te llegarán las novedades de tus candidaturas.':
    'Îți mulțumim că ți-ai creat cont la {{empresa}}. Ca să termini, confirmă că această adresă de e-mail este a ta: așa știm că vei primi noutățile despre candidaturile tale.',
  'Gracias por el tiempo que nos has dedicado.': 'Îți mulțumim pentru timpul acordat.',
  'Gracias por escribir a {{empresa}}. Tu mensaje ha llegado y su referencia es {{referencia}}.':
    'Îți mulțumim că ai scris la {{empresa}}. Mesajul tău a ajuns, iar referința lui este {{referencia}}.',
  'Gracias por pensar en {{empresa}}. Tu candidatura para {{puesto}} nos ha llegado completa.':
    'Îți mulțumim că te-ai gândit la {{empresa}}. Candidatura ta pentru {{puesto}} a ajuns la noi completă.',
  'Gracias por presentarte': 'Îți mulțumim pentru candidatură',
  'Guarda los códigos de recuperación en un lugar seguro: son la forma de entrar si pierdes el móvil.':
    'Păstrează codurile de recuperare într-un loc sigur: cu ele poți intra dacă îți pierzi telefonul.',
  'Guardamos tu perfil, tu CV y tus candidaturas en {{empresa}}, y desde hace mucho no hay ningún proceso abierto contigo. No los guardamos más de lo necesario.':
    'Păstrăm profilul, CV-ul și candidaturile tale la {{empresa}} și de mult timp nu mai este niciun proces deschis cu tine. Nu le păstrăm mai mult decât este necesar.',
  'Ha ocurrido un error interno. No se ha guardado nada; vuelve a intentarlo.':
    'A apărut o eroare internă. Nu s-a salvat nimic; încearcă din nou.',
  'Ha pasado demasiado tiempo. Vuelve a empezar.': 'A trecut prea mult timp. Ia-o de la început.',
  Habilidades: 'Abilități',
  'Hace tiempo que no sabemos de ti: el {{limite}} retiramos tus datos.':
    'Nu mai știm nimic de tine de ceva timp: pe {{limite}} îți retragem datele.',
  'Hace un tiempo te presentaste a {{empresa}} y nos diste permiso para avisarte de otras ofertas. Ahora buscamos a alguien para el puesto de {{puesto}} ({{lugar}}) y hemos pensado en ti.':
    'Acum ceva timp ai candidat la {{empresa}} și ne-ai dat acordul să te anunțăm despre alte oferte. Acum căutăm pe cineva pentru postul de {{puesto}} ({{lugar}}) și ne-am gândit la tine.',
  'Han pedido cambiar el correo de tu cuenta en {{empresa}}':
    'S-a cerut schimbarea adresei de e-mail a contului tău de la {{empresa}}',
  'Has activado la verificación en dos pasos': 'Ai activat verificarea în doi pași',
  'Has creado nuevos códigos de recuperación': 'Ai creat coduri de recuperare noi',
  'Has desactivado la verificación en dos pasos': 'Ai dezactivat verificarea în doi pași',
  'Has elegido esta hora para la entrevista por tu candidatura para {{puesto}}:':
    'Ai ales această oră pentru interviul legat de candidatura ta pentru {{puesto}}:',
  'Has enviado muchos mensajes en poco tiempo. Podrás escribir de nuevo en {wait}.':
    'Ai trimis multe mesaje în scurt timp. Vei putea scrie din nou peste {wait}.',
  'Has reservado tu entrevista': 'Ți-ai rezervat interviul',
  'Has retirado esta candidatura': 'Ai retras această candidatură',
  'Has vuelto a pedir esta alerta: confírmala o date de baja desde el último correo que te enviamos.':
    'Ai cerut din nou această alertă: confirm-o sau dezabonează-te din ultimul e-mail pe care ți l-am trimis.',
  'Hay otro cambio en marcha que tarda más de lo normal. Vuelve a intentarlo en unos segundos.':
    'Este în curs o altă modificare, care durează mai mult decât de obicei. Încearcă din nou peste câteva secunde.',
  'Hay un cambio en tu candidatura para {{puesto}}:':
    'Există o modificare la candidatura ta pentru {{puesto}}:',
  'Hay una respuesta a tu candidatura': 'Ai un răspuns la candidatura ta',
  'Hemos borrado tu cuenta y tus datos.': 'Ți-am șters contul și datele.',
  'Hemos cambiado la entrevista por tu candidatura para {{puesto}}. Estos son los datos que valen:':
    'Am modificat interviul pentru candidatura ta la {{puesto}}. Acestea sunt datele valabile:',
  'Hemos estudiado tu candidatura para {{puesto}} y te agradecemos el interés y el tiempo que nos has dedicado.':
    'Am analizat candidatura ta pentru {{puesto}} și îți mulțumim pentru interes și pentru timpul acordat.',
  'Hemos publicado ofertas que encajan con tu alerta ({{busqueda}}):':
    'Am publicat oferte care se potrivesc cu alerta ta ({{busqueda}}):',
  'Hemos recibido tu candidatura': 'Am primit candidatura ta',
  'Hemos recibido tu candidatura: {{puesto}}': 'Am primit candidatura ta: {{puesto}}',
  'Hemos recibido tu mensaje': 'Am primit mesajul tău',
  'Hemos recibido tu mensaje ({{referencia}})': 'Am primit mesajul tău ({{referencia}})',
  'Hemos revisado «{{documento}}» y necesitamos que lo vuelvas a subir.':
    'Am verificat „{{documento}}” și avem nevoie să-l încarci din nou.',
  'Hola, {nombre}:': 'Bună, {nombre}!',
  'Hola:': 'Bună!',
  ITV: 'ITV (inspecția tehnică)',
  Indefinido: 'Perioadă nedeterminată',
  Inglés: 'Engleză',
  Intermedio: 'Mediu',
  Italiano: 'Italiană',
  Jornada: 'Program de lucru',
  'La configuración exige la verificación en dos pasos al personal: no se puede desactivar.':
    'Configurația cere personalului verificarea în doi pași: nu se poate dezactiva.',
  'La contraseña': 'Parola',
  'La contraseña actual no es correcta': 'Parola actuală nu este corectă',
  'La contraseña debe contener al menos un carácter especial':
    'Parola trebuie să conțină cel puțin un caracter special',
  'La contraseña debe contener al menos una letra y un número':
    'Parola trebuie să conțină cel puțin o literă și o cifră',
  'La contraseña debe tener al menos {minimo} caracteres':
    'Numărul minim de caractere pentru parolă este {minimo}',
  'La contraseña es obligatoria': 'Parola este obligatorie',
  'La contraseña no puede tener más de {maximo} caracteres':
    'Numărul maxim de caractere pentru parolă este {maximo}',
  'La entrevista ha cambiado desde que te enviamos ese mensaje. Mira el último que has recibido.':
    'Interviul s-a modificat de când ți-am trimis acel mesaj. Uită-te la ultimul pe care l-ai primit.',
  'La entrevista por tu candidatura para {{puesto}} que teníamos el {{cuando}} queda cancelada. No hace falta que acudas ni que te conectes.':
    'Interviul pentru candidatura ta la {{puesto}}, pe care îl aveam stabilit pe {{cuando}}, se anulează. Nu e nevoie să vii și nici să te conectezi.',
  'La entrevista se ha completado. Estamos evaluando los resultados':
    'Interviul s-a încheiat. Evaluăm rezultatele',
  'La fecha de nacimiento no es válida': 'Data nașterii nu este validă',
  'La hemos atendido.': 'I-am dat curs.',
  'La nueva contraseña debe tener al menos {minimo} caracteres':
    'Numărul minim de caractere pentru parola nouă este {minimo}',
  'La petición es demasiado grande.': 'Cererea este prea mare.',
  'La petición no es válida.': 'Cererea nu este validă.',
  'La petición viene de otro sitio web y se ha rechazado.': 'Cererea vine de pe alt site și a fost respinsă.',
  'La respuesta no puede superar los {maximo} caracteres':
    'Numărul maxim de caractere pentru răspuns este {maximo}',
  'La verificación en dos pasos no está activada.': 'Verificarea în doi pași nu este activată.',
  'La verificación en dos pasos ya está activada.': 'Verificarea în doi pași este deja activată.',
  'Lamentamos decirte que esta vez no seguimos adelante con tu candidatura':
    'Ne pare rău să îți spunem că de data aceasta nu mergem mai departe cu candidatura ta',
  'Las contraseñas no coinciden': 'Parolele nu coincid',
  'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.':
    'Fotografiile sunt prea mari: împreună nu pot depăși 5 MB. Scoate câteva sau fă-le cu o rezoluție mai mică.',
  'Lavado profesional': 'Spălare profesională',
  'Lee la [política de privacidad](/politica-privacidad) (se abre en otra pestaña).':
    'Citește [politica de confidențialitate](/politica-privacidad) (se deschide în altă filă).',
  Limitación: 'Restricționare',
  'Lo leerá una persona y te responderá en un día laborable, por correo o por teléfono si nos lo has dejado. Si nos llamas antes, dinos la referencia y lo encontraremos enseguida.':
    'Îl va citi o persoană și îți va răspunde într-o zi lucrătoare, prin e-mail sau la telefon, dacă ne-ai lăsat numărul. Dacă ne suni înainte, spune-ne referința și îl găsim imediat.',
  'Los apellidos no son válidos': 'Numele de familie nu este valid',
  'Los códigos de antes ya no sirven.': 'Codurile vechi nu mai sunt valabile.',
  'Los códigos de antes ya no sirven. Si no has sido tú, cambia tu contraseña y crea otros.':
    'Codurile vechi nu mai sunt valabile. Dacă nu ai fost tu, schimbă-ți parola și creează altele.',
  'Los códigos de recuperación que tenías ya no sirven. Guarda los nuevos en un lugar seguro.':
    'Codurile de recuperare pe care le aveai nu mai sunt valabile. Păstrează-le pe cele noi într-un loc sigur.',
  'Léelo y responde desde tu portal.': 'Citește-l și răspunde din portalul tău.',
  'Mantenimiento integral': 'Întreținere completă',
  Mañana: 'Dimineață',
  Mensaje: 'Mesaj',
  'Mercancías peligrosas (ADR)': 'Mărfuri periculoase (ADR)',
  'Mientras tanto puedes revisar tus datos o cambiar tu CV desde tu portal.':
    'Între timp îți poți verifica datele sau schimba CV-ul din portalul tău.',
  'Mientras tanto, otra cuenta ha empezado a usar ese correo. La tuya sigue con el que tenía; puedes pedir otro cambio.':
    'Între timp, alt cont a început să folosească acea adresă de e-mail. Contul tău rămâne cu adresa pe care o avea; poți cere altă schimbare.',
  'Mira la oferta y, si te interesa, preséntate desde la misma página: tus datos y tu CV ya están guardados.':
    'Uită-te la ofertă și, dacă te interesează, candidează chiar din acea pagină: datele și CV-ul tău sunt deja salvate.',
  'Mínimo {minimo} caracteres, con letras y números.':
    'Număr minim de caractere: {minimo}, cu litere și cifre.',
  'Mínimo {minimo} caracteres, con letras, números y un carácter especial.':
    'Număr minim de caractere: {minimo}, cu litere, cifre și un caracter special.',
  'Mínimo {minimo} caracteres.': 'Număr minim de caractere: {minimo}.',
  'Nadie de {{empresa}} te pedirá nunca tu contraseña.':
    'Nimeni de la {{empresa}} nu-ți va cere vreodată parola.',
  Nativo: 'Nativ',
  'Necesitamos más tiempo para responderte': 'Avem nevoie de mai mult timp ca să-ți răspundem',
  'Necesitamos un documento tuyo': 'Avem nevoie de un document de la tine',
  'Necesitamos un documento: {{documento}}': 'Avem nevoie de un document: {{documento}}',
  No: 'Nu',
  'No hay CV adjunto para descargar': 'Nu există un CV atașat de descărcat',
  'No he sido yo': 'Nu am fost eu',
  'No hemos podido guardar el archivo adjunto. Tu mensaje no se ha enviado: vuelve a intentarlo.':
    'Nu am putut salva fișierul atașat. Mesajul tău nu s-a trimis: încearcă din nou.',
  'No hemos podido guardar el documento y no se ha enviado: vuelve a intentarlo.':
    'Nu am putut salva documentul și nu s-a trimis: încearcă din nou.',
  'No podemos atenderla.': 'Nu îi putem da curs.',
  'No quiero más propuestas': 'Nu mai vreau propuneri',
  'No sabemos escribir en el CV estos caracteres: {characters}. Escríbelos de otra manera, o adjunta tu CV como archivo.':
    'Nu putem scrie în CV aceste caractere: {characters}. Scrie-le altfel sau atașează CV-ul tău ca fișier.',
  'No sabemos si se ha guardado. {next}': 'Nu știm dacă s-a salvat. {next}',
  'No se ha encontrado lo que buscas.': 'Nu s-a găsit ce cauți.',
  'No se pudo obtener la ruta del archivo subido': 'Nu s-a putut obține calea fișierului încărcat',
  'No se pudo obtener la ruta del archivo subido después de reintento':
    'Nu s-a putut obține calea fișierului încărcat după o nouă încercare',
  'No tienes permisos para hacer esto.': 'Nu ai permisiunea să faci acest lucru.',
  Noche: 'Noapte',
  'Noches fuera de casa': 'Nopți în afara casei',
  Nombre: 'Prenume',
  'Nombre completo': 'Nume complet',
  'Nos alegra mucho contar contigo en {{empresa}}. En los próximos días te llamaremos para acordar la fecha de incorporación y explicarte qué documentos necesitamos.':
    'Ne bucurăm mult că vei lucra cu noi la {{empresa}}. În zilele următoare te vom suna ca să stabilim data începerii lucrului și să-ți explicăm de ce documente avem nevoie.',
  'Nos ayuda saber qué opinas de la entrevista con {{candidato}}. Son unos minutos y no necesitas cuenta.':
    'Ne ajută să știm ce părere ai despre interviul cu {{candidato}}. Durează câteva minute și nu ai nevoie de cont.',
  'Nos diste permiso para avisarte de otras ofertas, y esta encaja contigo.':
    'Ne-ai dat acordul să te anunțăm despre alte oferte, iar aceasta ți se potrivește.',
  'Nos gustaría conocerte': 'Ne-ar plăcea să te cunoaștem',
  'Nos gustaría conocerte en una entrevista por tu candidatura para {{puesto}}. Escoge el momento que mejor te vaya entre las horas libres.':
    'Ne-ar plăcea să te cunoaștem la un interviu în urma candidaturii tale pentru {{puesto}}. Alege momentul care ți se potrivește cel mai bine dintre orele libere.',
  'Nos gustaría conocerte. Confirma si te va bien.':
    'Ne-ar plăcea să te cunoaștem. Confirmă dacă îți convine.',
  'Nos has pedido borrar tu cuenta y todo lo que guardamos de ti. El botón abre una página que te dice qué se borra; allí lo confirmas.':
    'Ne-ai cerut să-ți ștergem contul și tot ce păstrăm despre tine. Butonul deschide o pagină care îți spune ce se șterge; acolo confirmi.',
  'Nos has pedido cambiar la contraseña de tu cuenta. Pulsa el botón y escribe la nueva; después se cerrarán todas tus sesiones abiertas y podrás entrar con ella.':
    'Ne-ai cerut să schimbi parola contului tău. Apasă butonul și scrie parola nouă; apoi se vor închide toate sesiunile tale deschise și vei putea intra cu ea.',
  'Nos has pedido que tu cuenta use este correo. Cuando lo confirmes, entrarás con él y aquí te llegarán los avisos de tus candidaturas.':
    'Ne-ai cerut ca pentru contul tău să folosim această adresă de e-mail. După ce confirmi, vei intra cu ea și aici vei primi notificările despre candidaturile tale.',
  'Nos has pedido un enlace para entrar sin contraseña. Ábrelo en el dispositivo donde quieras entrar.':
    'Ne-ai cerut un link ca să intri fără parolă. Deschide-l pe dispozitivul de pe care vrei să intri.',
  'Nos ponemos en contacto contigo por tu candidatura para {{puesto}}.':
    'Te contactăm în legătură cu candidatura ta pentru {{puesto}}.',
  'Novedades sobre tu candidatura: {{puesto}}': 'Noutăți despre candidatura ta: {{puesto}}',
  'Nuestro equipo está revisando tu perfil y CV': 'Echipa noastră îți verifică profilul și CV-ul',
  'Nueva oferta: {titulo}': 'Ofertă nouă: {titulo}',
  'Nuevo mensaje del equipo de selección': 'Mesaj nou de la echipa de recrutare',
  'Nuevos códigos de recuperación': 'Coduri de recuperare noi',
  'Nuevos códigos de recuperación en {{empresa}}': 'Coduri de recuperare noi la {{empresa}}',
  Oposición: 'Opoziție',
  'Otra persona ha cambiado esta candidatura mientras la tenías abierta. La hemos actualizado: revisa su estado.':
    'Altă persoană a modificat această candidatură în timp ce o aveai deschisă. Am actualizat-o: verifică-i starea.',
  'Otra persona ha hecho un cambio a la vez. Vuelve a intentarlo.':
    'Altă persoană a făcut o modificare în același timp. Încearcă din nou.',
  'Otro asunto': 'Alt subiect',
  Palabras: 'Cuvinte',
  'Para hacerte el CV necesitamos que cuentes algo: tu experiencia, tus estudios, tus permisos o tus habilidades.':
    'Ca să-ți facem CV-ul, avem nevoie să ne spui ceva: experiența, studiile, permisele sau abilitățile tale.',
  'Para seguir con tu candidatura nos falta este documento:':
    'Ca să mergem mai departe cu candidatura ta, ne lipsește acest document:',
  Parcial: 'Normă parțială',
  Partido: 'Program fracționat',
  'Pasas a la fase de entrevista': 'Treci la etapa interviului',
  Pendiente: 'În așteptare',
  'Permiso AM': 'Permis AM',
  'Permiso B': 'Permis B',
  'Permiso B+E': 'Permis B+E',
  'Permiso C': 'Permis C',
  'Permiso C+E': 'Permis C+E',
  'Permiso C1': 'Permis C1',
  'Permiso C1+E': 'Permis C1+E',
  'Permiso D': 'Permis D',
  'Permiso D+E': 'Permis D+E',
  'Permiso D1': 'Permis D1',
  'Permiso D1+E': 'Permis D1+E',
  'Permisos de conducir': 'Permise de conducere',
  'Permisos y cualificaciones': 'Permise și calificări',
  'Persona candidata': 'Candidatură',
  Polaco: 'Polonă',
  'Por ahora no podemos borrarlos. La solicitud sigue abierta y te responderemos antes del plazo legal.':
    'Deocamdată nu le putem șterge. Cererea rămâne deschisă și îți vom răspunde înainte de termenul legal.',
  'Por seguridad hemos cerrado esta sesión. Inicia sesión de nuevo.':
    'Din motive de siguranță am închis această sesiune. Intră din nou în cont.',
  Portabilidad: 'Portabilitate',
  Portugués: 'Portugheză',
  Posición: 'Funcție',
  Presencial: 'La sediu',
  Programada: 'Programat',
  Prácticas: 'Stagiu de practică',
  'Puedes adjuntar como máximo {max} archivos a cada mensaje.':
    'Numărul maxim de fișiere pe care le poți atașa la fiecare mesaj este {max}.',
  'Puedes elegir hasta el': 'Poți alege până la',
  'Puedes enviar {max} fotos como máximo.': 'Numărul maxim de fotografii pe care le poți trimite este {max}.',
  'Puedes hacerlo durante 7 días. El enlace sirve una sola vez.':
    'O poți face timp de 7 zile. Linkul este valabil o singură dată.',
  'Puedes responder a este mensaje: lo leerá el equipo de selección.':
    'Poți răspunde la acest mesaj: îl va citi echipa de recrutare.',
  'Puedes retirar este permiso cuando quieras desde tu portal o escribiendo a RRHH, sin dar explicaciones.':
    'Poți retrage acest acord oricând din portalul tău sau scriind la Resurse Umane, fără explicații.',
  'Puedes subirlo desde tu portal en un minuto.': 'Îl poți încărca din portalul tău într-un minut.',
  Puesto: 'Post',
  'Pulsa el botón y te avisaremos de las ofertas nuevas.':
    'Apasă butonul și te vom anunța despre ofertele noi.',
  'Queda reservada. Te esperamos.': 'Ora este rezervată. Te așteptăm.',
  'Queremos conocerte en una entrevista por tu candidatura para {{puesto}}. Esta es la propuesta:':
    'Vrem să te cunoaștem la un interviu în urma candidaturii tale pentru {{puesto}}. Aceasta este propunerea:',
  'Queremos que trabajes en {{empresa}}.': 'Vrem să lucrezi la {{empresa}}.',
  'Quiero que guardéis mis datos para futuras ofertas':
    'Vreau să păstrați datele mele pentru viitoare locuri de muncă',
  RRHH: 'Resurse Umane',
  Rechazada: 'Respinsă',
  Rechazado: 'Respins',
  'Recibes este mensaje porque alguien ha creado una cuenta en {{empresa}} con esta dirección.':
    'Primești acest mesaj pentru că cineva a creat un cont la {{empresa}} cu această adresă.',
  'Recibes este mensaje porque alguien ha escrito esta dirección en el aviso de ofertas de la web de {{empresa}}.':
    'Primești acest mesaj pentru că cineva a scris această adresă la alerta de oferte de pe site-ul {{empresa}}.',
  'Recibes este mensaje porque alguien ha escrito esta dirección en nuestro formulario de contacto. Si no has sido tú, no tienes que hacer nada.':
    'Primești acest mesaj pentru că cineva a scris această adresă în formularul nostru de contact. Dacă nu ai fost tu, nu trebuie să faci nimic.',
  'Recibes este mensaje porque alguien ha pedido entrar con un enlace en la cuenta de esta dirección.':
    'Primești acest mesaj pentru că cineva a cerut să intre cu un link în contul cu această adresă.',
  'Recibes este mensaje porque alguien ha pedido restablecer la contraseña de esta cuenta.':
    'Primești acest mesaj pentru că cineva a cerut resetarea parolei acestui cont.',
  'Recibes este mensaje porque alguien ha pedido usar esta dirección en su cuenta de {{empresa}}.':
    'Primești acest mesaj pentru că cineva a cerut să folosească această adresă în contul său de la {{empresa}}.',
  'Recibes este mensaje porque confirmaste esta alerta de empleo en la web de {{empresa}}.':
    'Primești acest mesaj pentru că ai confirmat această alertă de locuri de muncă pe site-ul {{empresa}}.',
  'Recibes este mensaje porque el equipo de selección de {{empresa}} te ha pedido tu opinión.':
    'Primești acest mesaj pentru că echipa de recrutare {{empresa}} ți-a cerut părerea.',
  'Recibes este mensaje porque esta dirección es o era la de una cuenta en {{empresa}}.':
    'Primești acest mesaj pentru că această adresă este sau era a unui cont de la {{empresa}}.',
  'Recibes este mensaje porque has ejercido un derecho sobre tus datos personales ante {{empresa}}.':
    'Primești acest mesaj pentru că ți-ai exercitat un drept asupra datelor tale personale față de {{empresa}}.',
  'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.':
    'Primești acest mesaj pentru că ai trimis o candidatură la {{empresa}}. Îți scriem doar despre ea.',
  'Recibes este mensaje porque la seguridad de tu cuenta en {{empresa}} ha cambiado. Estos avisos no se pueden desactivar.':
    'Primești acest mesaj pentru că s-a schimbat ceva la securitatea contului tău de la {{empresa}}. Aceste notificări nu se pot dezactiva.',
  'Recibes este mensaje porque nos diste permiso para guardar tus datos y avisarte de otras ofertas de {{empresa}}.':
    'Primești acest mesaj pentru că ne-ai dat acordul să-ți păstrăm datele și să te anunțăm despre alte oferte de la {{empresa}}.',
  'Recibes este mensaje porque se ha creado para ti una cuenta de personal en {{empresa}}.':
    'Primești acest mesaj pentru că s-a creat pentru tine un cont de personal la {{empresa}}.',
  'Recibes este mensaje porque se ha pedido borrar la cuenta que tiene esta dirección.':
    'Primești acest mesaj pentru că s-a cerut ștergerea contului cu această adresă.',
  'Recibes este mensaje porque tu cuenta en {{empresa}} se ha borrado a petición tuya.':
    'Primești acest mesaj pentru că contul tău de la {{empresa}} a fost șters la cererea ta.',
  'Recibes este mensaje porque {{empresa}} guarda datos tuyos de un proceso de selección que ya terminó.':
    'Primești acest mesaj pentru că {{empresa}} păstrează date de-ale tale dintr-un proces de recrutare care s-a încheiat deja.',
  Recibida: 'Primită',
  'Recordatorio de tu entrevista: {{cuando}}': 'Îți reamintim interviul: {{cuando}}',
  Rectificación: 'Rectificare',
  'Recursos humanos para empresas': 'Resurse umane pentru companii',
  'Responde a «{pregunta}»': 'Răspunde la „{pregunta}”',
  'Responde desde tu portal: así toda la conversación queda en un mismo sitio.':
    'Răspunde din portalul tău: așa toată conversația rămâne într-un singur loc.',
  'Responde sí o no': 'Răspunde cu da sau nu',
  'Respondemos a la solicitud que recibimos el {{recibida}}.':
    'Răspundem la cererea pe care am primit-o pe {{recibida}}.',
  'Respondemos en un día laborable': 'Răspundem într-o zi lucrătoare',
  'Responsable: {razon_social}, NIF {nif}, {direccion}.':
    'Operator: {razon_social}, cod fiscal (NIF) {nif}, {direccion}.',
  'Respuesta a tu candidatura: {{puesto}}': 'Răspuns la candidatura ta: {{puesto}}',
  'Respuesta a tu solicitud': 'Răspuns la cererea ta',
  'Respuesta a tu solicitud sobre tus datos': 'Răspuns la cererea ta privind datele tale',
  Retirada: 'Retrasă',
  'Revisa los campos marcados.': 'Verifică câmpurile marcate.',
  'Revisar mi cuenta': 'Verifică-mi contul',
  Revisión: 'Verificare',
  Rumano: 'Română',
  Ruso: 'Rusă',
  'Seguir con el borrado': 'Continuă ștergerea',
  'Si ahora no te viene bien, no tienes que hacer nada.':
    'Dacă acum nu-ți convine, nu trebuie să faci nimic.',
  'Si al final no puedes, dínoslo cuanto antes y buscamos otro momento.':
    'Dacă până la urmă nu poți, spune-ne cât mai repede și căutăm alt moment.',
  'Si antes quieres una copia de tus datos, descárgala desde «Mis datos», en tu portal. Después de borrarla no podremos recuperar nada.':
    'Dacă vrei înainte o copie a datelor tale, descarc-o din „Datele mele”, în portalul tău. După ștergere nu vom mai putea recupera nimic.',
  'Si el botón no funciona, copia esta dirección en tu navegador:':
    'Dacă butonul nu funcționează, copiază această adresă în browser:',
  'Si este proceso termina sin contrato, guardaremos tu perfil y tu CV 24 meses como máximo para avisarte de otras ofertas que encajen contigo. Es voluntario y no cambia en nada esta candidatura.':
    'Dacă acest proces se încheie fără contract, îți păstrăm profilul și CV-ul cel mult 24 de luni, ca să te anunțăm despre alte locuri de muncă potrivite pentru tine. Este voluntar și nu schimbă nimic în această candidatură.',
  'Si has sido tú, pulsa el botón: verás la búsqueda que has guardado y podrás confirmarla. Hasta entonces no te enviaremos ofertas.':
    'Dacă ai fost tu, apasă butonul: vei vedea căutarea pe care ai salvat-o și o vei putea confirma. Până atunci nu-ți vom trimite oferte.',
  'Si ninguna te va bien, responde a este mensaje y buscamos otra.':
    'Dacă nu ți se potrivește niciuna, răspunde la acest mesaj și căutăm alta.',
  'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.':
    'Dacă nu ești de acord, poți depune o plângere la Agencia Española de Protección de Datos (autoritatea spaniolă pentru protecția datelor, www.aepd.es) sau te poți adresa instanțelor.',
  'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).':
    'Dacă nu ești de acord, poți depune o plângere la Agencia Española de Protección de Datos (autoritatea spaniolă pentru protecția datelor, www.aepd.es).',
  'Si no has creado tú esta cuenta, puedes ignorar este mensaje: sin confirmación, tu correo no quedará vinculado a ella.':
    'Dacă nu ai creat tu acest cont, poți ignora acest mesaj: fără confirmare, adresa ta de e-mail nu va fi legată de el.',
  'Si no has sido tú, cambia tu contraseña y crea otros códigos. Si no puedes entrar, responde a este mensaje.':
    'Dacă nu ai fost tu, schimbă-ți parola și creează alte coduri. Dacă nu poți intra, răspunde la acest mesaj.',
  'Si no has sido tú, cambia tu contraseña y vuelve a activarla. Si no puedes entrar, responde a este mensaje.':
    'Dacă nu ai fost tu, schimbă-ți parola și activează din nou verificarea. Dacă nu poți intra, răspunde la acest mesaj.',
  'Si no has sido tú, pulsa el botón. Tu cuenta conservará o recuperará este correo, cerraremos todas las sesiones y te enviaremos un enlace para elegir otra contraseña.':
    'Dacă nu ai fost tu, apasă butonul. Contul tău va păstra sau va recupera această adresă de e-mail, vom închide toate sesiunile și îți vom trimite un link ca să alegi altă parolă.',
  'Si no has sido tú, páralo desde este mensaje.': 'Dacă nu ai fost tu, oprește schimbarea din acest mesaj.',
  'Si no has sido tú, responde a este mensaje: alguien conoce tu contraseña.':
    'Dacă nu ai fost tu, răspunde la acest mesaj: cineva îți știe parola.',
  'Si no lo has pedido tú, no lo pulses y cambia tu contraseña: alguien ha entrado en tu cuenta.':
    'Dacă nu ai cerut tu, nu-l apăsa și schimbă-ți parola: cineva a intrat în contul tău.',
  'Si no lo has pedido tú, puedes ignorar este mensaje y no lo reenvíes a nadie: quien abra el enlace entra en tu cuenta.':
    'Dacă nu ai cerut tu, poți ignora acest mesaj; nu-l trimite nimănui mai departe: cine deschide linkul intră în contul tău.',
  'Si no lo has pedido tú, puedes ignorar este mensaje: no cambiará nada.':
    'Dacă nu ai cerut tu, poți ignora acest mesaj: nu se va schimba nimic.',
  'Si no lo has pedido tú, puedes ignorar este mensaje: tu contraseña sigue siendo la misma.':
    'Dacă nu ai cerut tu, poți ignora acest mesaj: parola ta rămâne aceeași.',
  'Si no puedes ese día, pide otro momento con el mismo botón: no afecta a tu candidatura.':
    'Dacă nu poți în ziua aceea, cere alt moment cu același buton: candidatura ta nu este afectată.',
  'Si no te va bien, pide otro momento. El archivo adjunto actualiza la cita de tu calendario.':
    'Dacă nu-ți convine, cere alt moment. Fișierul atașat actualizează programarea din calendarul tău.',
  'Si quieres que los sigamos guardando, dínoslo con el botón antes del {{limite}}. Si no haces nada, ese día dejarán de estar a la vista de nadie y {{dias}} días después se borrarán para siempre.':
    'Dacă vrei să le păstrăm în continuare, spune-ne cu butonul înainte de {{limite}}. Dacă nu faci nimic, din acea zi nu le va mai vedea nimeni, iar în a {{dias}}-a zi după aceea se vor șterge definitiv.',
  'Si te ha cambiado el teléfono, actualízalo en tu portal para que podamos localizarte.':
    'Dacă ți s-a schimbat numărul de telefon, actualizează-l în portalul tău ca să te putem contacta.',
  'Si tienes dudas, responde a este mensaje.': 'Dacă ai întrebări, răspunde la acest mesaj.',
  'Si vas a llegar tarde o no puedes, llámanos: el teléfono está al final de este mensaje.':
    'Dacă întârzii sau nu poți veni, sună-ne: numărul de telefon este la sfârșitul acestui mesaj.',
  'Sin respuesta': 'Fără răspuns',
  'Sobre tu candidatura: {{puesto}}': 'Despre candidatura ta: {{puesto}}',
  'Solo se admiten fotos en formato JPEG o PNG.': 'Se acceptă doar fotografii în format JPEG sau PNG.',
  'Solo se puede enviar un archivo cada vez.': 'Se poate trimite un singur fișier odată.',
  'Solo se pueden adjuntar archivos PDF, DOC, DOCX, JPEG o PNG válidos.':
    'Se pot atașa doar fișiere PDF, DOC, DOCX, JPEG sau PNG valide.',
  'Son unos minutos y no necesitas cuenta.': 'Durează câteva minute și nu ai nevoie de cont.',
  'Sube «{nombre}» desde la pestaña Documentos.': 'Încarcă „{nombre}” din fila Documente.',
  Subido: 'Încărcat',
  'Subir el documento': 'Încarcă documentul',
  'Subir otro archivo': 'Încarcă alt fișier',
  Supresión: 'Ștergere',
  Sí: 'Da',
  'Súbelo solo desde tu portal: así queda guardado de forma segura. También vale una foto clara.':
    'Încarcă-l doar din portalul tău: așa rămâne păstrat în siguranță. Este bună și o fotografie clară.',
  Tarde: 'După-amiază',
  'Tarjeta de tacógrafo digital': 'Card pentru tahograf digital',
  'Te deseamos mucha suerte.': 'Îți dorim mult succes.',
  'Te escribe el equipo de selección de {{empresa}}.': 'Îți scrie echipa de recrutare {{empresa}}.',
  'Te escribimos como mucho una vez al día, y solo cuando hay ofertas nuevas.':
    'Îți scriem cel mult o dată pe zi și doar când sunt oferte noi.',
  'Te escribimos sobre tu candidatura': 'Îți scriem despre candidatura ta',
  'Te escribiremos cuando haya una decisión.': 'Îți vom scrie când se ia o decizie.',
  'Te escribiremos para acordar el día y la hora de la entrevista.':
    'Îți vom scrie ca să stabilim ziua și ora interviului.',
  'Te esperamos en la entrevista por tu candidatura para {{puesto}}:':
    'Te așteptăm la interviul pentru candidatura ta la {{puesto}}:',
  'Te han escrito. Puedes leerlo y responder en tu conversación.':
    'Ți s-a scris un mesaj. Îl poți citi și poți răspunde în conversația ta.',
  'Te pedimos un documento': 'Îți cerem un document',
  'Te recordamos la entrevista por tu candidatura para {{puesto}}:':
    'Îți reamintim de interviul pentru candidatura ta la {{puesto}}:',
  'Te responderemos antes del {{limite}}.': 'Îți vom răspunde înainte de {{limite}}.',
  'Te responderemos en un día laborable.': 'Îți vom răspunde într-o zi lucrătoare.',
  Telefónica: 'Telefonic',
  Teléfono: 'Telefon',
  Temporal: 'Perioadă determinată',
  'Ten a mano la dirección o el enlace.': 'Ține la îndemână adresa sau linkul.',
  'Tienes un mensaje del equipo de selección de {{empresa}}':
    'Ai un mesaj de la echipa de recrutare {{empresa}}',
  'Tienes un mensaje nuevo': 'Ai un mesaj nou',
  'Tienes una entrevista': 'Ai un interviu',
  'Tienes una entrevista: abajo están el día, la hora y el lugar.':
    'Ai un interviu: mai jos găsești ziua, ora și locul.',
  Tipo: 'Tip',
  'Tipo de contrato': 'Tip de contract',
  'Todavía no se ha borrado nada: falta que lo confirmes.':
    'Încă nu s-a șters nimic: mai trebuie să confirmi.',
  'Todo ha llegado bien. Te contamos qué pasa ahora.': 'Totul a ajuns cu bine. Îți spunem ce urmează acum.',
  'Trabajar con nosotros': 'Locuri de muncă la noi',
  'Transporte de vehículos': 'Transport de vehicule',
  'Traslados con conductor': 'Transferuri cu șofer',
  'Tu acceso al área interna de {{empresa}}': 'Accesul tău în zona internă {{empresa}}',
  'Tu acceso está listo': 'Accesul tău este gata',
  'Tu candidatura está en revisión': 'Candidatura ta este în verificare',
  'Tu candidatura está siendo revisada por nuestro equipo.':
    'Candidatura ta este verificată de echipa noastră.',
  'Tu candidatura ha sido aceptada': 'Candidatura ta a fost acceptată',
  'Tu candidatura ha sido recibida y está siendo procesada':
    'Candidatura ta a fost primită și este în curs de procesare',
  'Tu candidatura tiene novedades': 'Ai noutăți despre candidatura ta',
  'Tu candidatura vuelve a estar recibida': 'Candidatura ta este din nou în starea „Primită”',
  'Tu cuenta está mejor protegida: al entrar te pediremos, además de la contraseña, un código de tu aplicación de verificación.':
    'Contul tău este mai bine protejat: la intrare îți vom cere, pe lângă parolă, un cod din aplicația ta de verificare.',
  'Tu cuenta se abre sin el código de tu aplicación. Si no has sido tú, cambia tu contraseña.':
    'Contul tău se deschide fără codul din aplicație. Dacă nu ai fost tu, schimbă-ți parola.',
  'Tu cuenta se ha borrado': 'Contul tău a fost șters',
  'Tu enlace para entrar en {{empresa}}': 'Linkul tău de intrare la {{empresa}}',
  'Tu entrevista consta como realizada': 'Interviul tău figurează ca susținut',
  'Tu entrevista empieza pronto': 'Interviul tău începe în curând',
  'Tu entrevista empieza pronto: {{cuando}}': 'Interviul tău începe în curând: {{cuando}}',
  'Tu entrevista en {{empresa}}: {{cuando}}': 'Interviul tău la {{empresa}}: {{cuando}}',
  'Tu entrevista ha cambiado': 'Interviul tău s-a modificat',
  'Tu entrevista queda reservada': 'Interviul tău este rezervat',
  'Tu entrevista se ha cancelado': 'Interviul tău a fost anulat',
  'Tu evaluación de la entrevista con {{candidato}}': 'Evaluarea ta despre interviul cu {{candidato}}',
  'Tu perfil ha cambiado en otra pestaña o en otro dispositivo mientras lo editabas. Lo que has escrito aquí sigue en la página.':
    'Profilul tău s-a modificat în altă filă sau pe alt dispozitiv în timp ce îl editai. Ce ai scris aici a rămas în pagină.',
  'Tu sesión ha terminado. Inicia sesión para continuar.':
    'Sesiunea ta s-a încheiat. Intră în cont ca să continui.',
  Ubicación: 'Loc',
  Ucraniano: 'Ucraineană',
  'Un saludo,': 'Toate cele bune,',
  'Un último paso: confirma que este correo es tuyo.':
    'Un ultim pas: confirmă că această adresă de e-mail este a ta.',
  'Una cuenta de personal no se borra desde aquí: pídelo a quien administra el sistema.':
    'Un cont de personal nu se șterge de aici: cere-i celui care administrează sistemul.',
  'Una oferta para ti': 'O ofertă pentru tine',
  'Una oferta para ti: {{puesto}}': 'O ofertă pentru tine: {{puesto}}',
  'Una oferta que encaja contigo': 'O ofertă care ți se potrivește',
  Urdu: 'Urdu',
  'Vacante no encontrada': 'Oferta nu a fost găsită',
  'Vehículo propio': 'Vehicul propriu',
  'Ver la oferta': 'Vezi oferta',
  'Ver mi candidatura': 'Vezi candidatura mea',
  'Ver mi cita': 'Vezi programarea mea',
  'Ver o cambiar mi cita': 'Vezi sau schimbă programarea mea',
  'Ver todas las que encajan': 'Vezi toate ofertele potrivite',
  'Ver y responder': 'Vezi și răspunde',
  'Verificación en dos pasos activada': 'Verificarea în doi pași a fost activată',
  'Verificación en dos pasos activada en {{empresa}}':
    'Verificarea în doi pași a fost activată la {{empresa}}',
  'Verificación en dos pasos desactivada': 'Verificarea în doi pași a fost dezactivată',
  'Verificación en dos pasos desactivada en {{empresa}}':
    'Verificarea în doi pași a fost dezactivată la {{empresa}}',
  Virtual: 'Virtual',
  'Vuelve a empezar: el código QR de antes ya no sirve.':
    'Ia-o de la început: codul QR vechi nu mai este valabil.',
  'Vuelve a subir un documento': 'Încarcă din nou un document',
  'Vuelve a subir un documento: {{documento}}': 'Încarcă din nou un document: {{documento}}',
  'Ya no hace falta que acudas.': 'Nu mai e nevoie să vii.',
  'Ya no la tendremos en cuenta. Puedes presentarte de nuevo cuando quieras.':
    'Nu o vom mai lua în considerare. Poți candida din nou oricând vrei.',
  'Ya tienes un CV. Confirma que quieres cambiarlo por uno hecho con lo que has escrito.':
    'Ai deja un CV. Confirmă că vrei să-l înlocuiești cu unul făcut din ce ai scris.',
  'Ya tienes una cuenta en el área interna de {{empresa}}, donde el equipo lleva las vacantes, las candidaturas y las entrevistas. Solo falta que elijas tu contraseña.':
    'Ai deja un cont în zona internă {{empresa}}, unde echipa gestionează posturile libere, candidaturile și interviurile. Mai trebuie doar să-ți alegi parola.',
  'Ya tienes {max} alertas activas con este correo. Date de baja de una para activar otra.':
    'Ai deja numărul maxim de alerte active ({max}) cu această adresă de e-mail. Dezabonează-te de la una ca să activezi alta.',
  'contrato {tipo}': 'contract: {tipo}',
  'desde {importe}': 'de la {importe}',
  'desde {importe} al año': 'de la {importe} pe an',
  'hasta {importe} al año': 'până la {importe} pe an',
  'jornada {tipo}': 'program: {tipo}',
  'salario a convenir': 'salariu de stabilit',
  'solo las destacadas': 'doar cele evidențiate',
  'todas las ofertas': 'toate ofertele',
  '{anos} o más': '{anos} sau mai mult',
  '{momento} (hora de Madrid)': '{momento} (ora Madridului)',
  '{dia}, a las {hora}': '{dia}, la ora {hora}',
  '{importe} al año': '{importe} pe an',
  '{minimo} - {maximo} al año': '{minimo} - {maximo} pe an',
  '{puesto}: tienes hasta el {limite}.': '{puesto}: ai timp până la {limite}.',
  '{razon_social} trata tus datos para crear tu cuenta y gestionar tu candidatura. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.':
    '{razon_social} îți prelucrează datele ca să îți creeze contul și să gestioneze candidatura ta. Poți avea acces la ele, le poți rectifica sau șterge și îți poți exercita celelalte drepturi scriind la {email_rrhh}.',
  '{razon_social} trata tus datos para gestionar tu candidatura y el proceso de selección. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.':
    '{razon_social} îți prelucrează datele ca să gestioneze candidatura ta și procesul de selecție. Poți avea acces la ele, le poți rectifica sau șterge și îți poți exercita celelalte drepturi scriind la {email_rrhh}.',
  '{razon_social} trata tus datos para responderte. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email}.':
    '{razon_social} îți prelucrează datele ca să îți răspundă. Poți avea acces la ele, le poți rectifica sau șterge și îți poți exercita celelalte drepturi scriind la {email}.',
  '{total} archivos adjuntos': 'Fișiere atașate: {total}',
  '{total} ofertas nuevas para ti': 'Oferte noi pentru tine: {total}',
  '{{frase}}. Sabemos que no es la noticia que esperabas y por eso preferimos dártela con claridad.':
    '{{frase}}. Știm că nu este vestea pe care o așteptai și de aceea preferăm să ți-o spunem clar.',
  '{{frase}}: {{puesto}}.': '{{frase}}: {{puesto}}.',
  '¡Buenas noticias! Queremos conocerte en una entrevista': 'Vești bune! Vrem să te cunoaștem la un interviu',
  '¡Enhorabuena!': 'Felicitări!',
  '¡Enhorabuena! El puesto es tuyo': 'Felicitări! Postul este al tău',
  '«{nombre}» no nos sirve. En la pestaña Documentos te contamos por qué.':
    'Nu putem folosi „{nombre}”. În fila Documente îți spunem de ce.',
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono} ({horario}).':
    'Ai întrebări? Răspunde la acest mesaj, scrie la {contacto} sau sună la {telefono} ({horario}).',
  '¿Podrías decirnos cuándo te va bien que te llamemos?': 'Ne poți spune când îți convine să te sunăm?',
  '¿Quieres que sigamos guardando tus datos?': 'Vrei să păstrăm în continuare datele tale?',
  '¿Qué te pareció la entrevista?': 'Cum ți s-a părut interviul?',
  '¿Sobre qué nos escribes?': 'Despre ce ne scrii?',
  Árabe: 'Arabă',
  Realizada: 'Realizat',
  Confirmada: 'Confirmat',
  Cancelada: 'Anulat',
  'No presentada': 'Neprezentare',
  años: 'ani',
  meses: 'luni',
  días: 'zile',
  horas: 'ore',
  km: 'km',
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono}.':
    'Ai întrebări? Răspunde la acest mesaj, scrie la {contacto} sau sună la {telefono}.',
  'Entrevista por tu candidatura para {puesto} en {empresa}.':
    'Interviu pentru candidatura ta la {puesto}, la {empresa}.',
  'Cuándo: {cuando}.': 'Când: {cuando}.',
  'Tipo: {tipo}.': 'Tip: {tipo}.',
  'Con: {nombre}.': 'Cu: {nombre}.',
  'Enlace: {enlace}': 'Link: {enlace}',
  '¿Alguna duda? {correo}, {telefono}.': 'Ai întrebări? {correo}, {telefono}.',
  'Entrevista en {empresa}: {puesto}': 'Interviu la {empresa}: {puesto}',
};
