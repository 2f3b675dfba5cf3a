import type { Words } from '../words.js';

export const AR: Words = {
  '1 archivo adjunto': 'ملف مرفق واحد',
  'A partir de ahora, al entrar te pediremos también un código.':
    'من الآن فصاعدًا، سنطلب منك رمزًا أيضًا عند الدخول.',
  'ADR básico': 'ADR الأساسية',
  'ADR cisternas': 'ADR الصهاريج',
  'ADR explosivos': 'ADR المتفجرات',
  'ADR radiactivos': 'ADR المواد المشعة',
  Acceso: 'الاطلاع',
  Aceptado: 'مقبول',
  Activo: 'نشط',
  Administración: 'الإدارة',
  'Ahora mismo no podemos leer tus archivos. No se ha descargado nada; vuelve a intentarlo en unos minutos.':
    'لا يمكننا قراءة ملفاتك حاليًا. لم يُنزَّل شيء؛ حاول مرة أخرى بعد بضع دقائق.',
  'Ahora mismo no se pueden leer los archivos. Vuelve a intentarlo en unos minutos.':
    'لا يمكن قراءة الملفات حاليًا. حاول مرة أخرى بعد بضع دقائق.',
  'Ahora mismo no se pueden recibir archivos por un problema del servidor. No se ha guardado nada; vuelve a intentarlo en unos minutos.':
    'لا يمكن استلام الملفات حاليًا بسبب مشكلة في الخادم. لم يُحفظ شيء؛ حاول مرة أخرى بعد بضع دقائق.',
  'Ahora no podemos borrar tus datos: {reason} Hemos registrado tu petición y te responderemos antes del {limit}.':
    'لا يمكننا حذف بياناتك الآن: {reason} سجّلنا طلبك وسنردّ عليك قبل {limit}.',
  'Ahora tu cuenta se abre solo con la contraseña.': 'يُفتح حسابك الآن بكلمة المرور وحدها.',
  'Ahora una persona del equipo de selección leerá tu perfil y tu CV. Te avisaremos por correo cada vez que haya una novedad, también si la respuesta es no.':
    'سيقرأ الآن شخص من فريق التوظيف ملفك الشخصي وسيرتك الذاتية. سنعلمك بالبريد الإلكتروني كلما كان هناك جديد، حتى إن كان الجواب لا.',
  'Al entrar te pediremos también un código de tu aplicación. Si no has sido tú, revisa tu cuenta.':
    'عند الدخول سنطلب منك أيضًا رمزًا من تطبيقك. إن لم تكن أنت من فعل ذلك، فراجع حسابك.',
  Alemán: 'الألمانية',
  'Alguien avisó de que no había pedido un cambio de correo en esta cuenta. Por seguridad no se puede cambiar durante 7 días.':
    'أبلغنا شخص بأنه لم يطلب تغيير البريد الإلكتروني في هذا الحساب. لأسباب أمنية لا يمكن تغييره لمدة 7 أيام.',
  'Alguien ha pedido en la web de {{empresa}} que avisemos a esta dirección cuando se publiquen ofertas de empleo nuevas.':
    'طلب شخص في موقع {{empresa}} أن نعلم هذا العنوان عند نشر وظائف شاغرة جديدة.',
  'Alguien que conoce tu contraseña ha pedido que tu cuenta deje de usar este correo y use otro. Si has sido tú, no tienes que hacer nada aquí: confirma el cambio desde el mensaje que hemos enviado al nuevo.':
    'طلب شخص يعرف كلمة المرور الخاصة بك أن يتوقف حسابك عن استخدام هذا البريد الإلكتروني ويستخدم بريدًا آخر. إن كنت أنت من طلب ذلك، فلا يلزمك فعل أي شيء هنا: أكّد التغيير من الرسالة التي أرسلناها إلى البريد الجديد.',
  'Almacén y campa': 'المستودع وساحة المركبات',
  'Antes de seguir tienes que activar la verificación en dos pasos en tu cuenta.':
    'قبل المتابعة عليك تفعيل التحقق بخطوتين في حسابك.',
  'Antes tienes que verificar tu correo.': 'عليك أولًا تأكيد بريدك الإلكتروني.',
  Apellidos: 'الاسم العائلي',
  Avanzado: 'متقدم',
  'Base jurídica: Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD).':
    'الأساس القانوني: الإجراءات السابقة لإبرام عقد، التي تطلبها عند التقدّم للوظيفة (المادة 6(1)(ب) من اللائحة العامة لحماية البيانات).',
  'Base jurídica: Las medidas previas a un contrato, si pides un servicio (artículo 6.1.b del RGPD). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f).':
    'الأساس القانوني: الإجراءات السابقة لإبرام عقد إذا طلبت خدمة (المادة 6(1)(ب) من اللائحة العامة لحماية البيانات). وفيما عدا ذلك، مصلحتنا المشروعة في الرد على من يراسلنا (المادة 6(1)(و)).',
  Básico: 'أساسي',
  Búlgaro: 'البلغارية',
  'CAP mercancías': 'CAP نقل البضائع',
  'CAP viajeros': 'CAP نقل الركاب',
  'CAP y tacógrafo': 'CAP والتاكوغراف',
  CV: 'السيرة الذاتية (CV)',
  'Cada archivo adjunto puede ocupar como máximo 5 MB.': 'الحد الأقصى لحجم كل ملف مرفق هو 5 MB.',
  'Cada habilidad puede tener como máximo {max} caracteres: sepáralas con comas':
    'الحد الأقصى لعدد أحرف كل مهارة هو {max}: افصل بين المهارات بفواصل',
  'Cambio de correo en tu cuenta': 'تغيير البريد الإلكتروني في حسابك',
  'Cambios en tu entrevista: {{cuando}}': 'تغييرات في مقابلتك: {{cuando}}',
  Cancelado: 'ملغى',
  'Candidato no encontrado': 'لم يُعثر على المرشح',
  'Candidatura enviada': 'تم إرسال الطلب',
  'Candidatura no encontrada': 'لم يُعثر على الطلب',
  'Candidatura retirada': 'تم سحب الطلب',
  'Carretilla elevadora': 'الرافعة الشوكية',
  'Carta de presentación': 'رسالة التقديم',
  Castellano: 'الإسبانية',
  Catalán: 'الكتالونية',
  Chino: 'الصينية',
  Ciudad: 'المدينة',
  'Como nos pediste, hemos borrado tu cuenta en {{empresa}}, tu perfil, tus candidaturas, tus archivos y los mensajes que te enviamos. Tus entrevistas pendientes quedan anuladas.':
    'كما طلبت منا، حذفنا حسابك في {{empresa}} وملفك الشخصي وطلباتك وملفاتك والرسائل التي أرسلناها إليك. وأُلغيت مقابلاتك القادمة.',
  Completa: 'كامل',
  Completado: 'مكتمل',
  Con: 'مع',
  'Con el mensaje': 'مع الرسالة',
  'Confirma que quieres borrar tu cuenta': 'أكّد أنك تريد حذف حسابك',
  'Confirma que quieres borrar tu cuenta en {{empresa}}': 'أكّد أنك تريد حذف حسابك في {{empresa}}',
  'Confirma tu alerta de empleo': 'أكّد تنبيه الوظائف',
  'Confirma tu alerta de empleo en {{empresa}}': 'أكّد تنبيه الوظائف في {{empresa}}',
  'Confirma tu correo': 'أكّد بريدك الإلكتروني',
  'Confirma tu correo para tu cuenta en {{empresa}}': 'أكّد بريدك الإلكتروني لحسابك في {{empresa}}',
  'Confirma tu nuevo correo': 'أكّد بريدك الإلكتروني الجديد',
  'Confirma tu nuevo correo en {{empresa}}': 'أكّد بريدك الإلكتروني الجديد في {{empresa}}',
  'Confirmar mi alerta': 'تأكيد تنبيهي',
  'Confirmar mi correo': 'تأكيد بريدي الإلكتروني',
  'Confirmar mi nuevo correo': 'تأكيد بريدي الإلكتروني الجديد',
  'Confirmar o pedir otro momento': 'التأكيد أو طلب موعد آخر',
  'Consultoría de flotas': 'استشارات أساطيل المركبات',
  Contratada: 'تم التوظيف',
  Correo: 'البريد الإلكتروني',
  'Correo o contraseña incorrectos': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  'Creemos que «{titulo}» encaja contigo. Mírala y, si te interesa, preséntate.':
    'نعتقد أن «{titulo}» تناسبك. اطّلع عليها، وإن كانت تهمّك فقدّم طلبك.',
  'Custodia de vehículos': 'تخزين المركبات وحراستها',
  Cuándo: 'الموعد',
  'Cuánto tiempo: Guardamos las consultas dos años y después las borramos.':
    'مدة الاحتفاظ: نحتفظ بالاستفسارات سنتين ثم نحذفها.',
  'Cuánto tiempo: Mientras dure el proceso de selección y, después, 24 meses como máximo desde tu última actividad, por si hay reclamaciones. Te avisamos antes de borrarlos. Para otras ofertas, solo si nos das permiso.':
    'مدة الاحتفاظ: طوال عملية الاختيار، ثم 24 شهرًا كحد أقصى من آخر نشاط لك، تحسّبًا لأي مطالبات. نُعلمك قبل حذفها. ولوظائف أخرى، فقط إذا أذنت لنا بذلك.',
  'Código postal': 'الرمز البريدي',
  'Cómo lo necesitamos:': 'المطلوب في المستند:',
  'Dar mi evaluación': 'تقديم تقييمي',
  'Darme de baja de esta alerta': 'إلغاء اشتراكي في هذا التنبيه',
  'Datos personales': 'البيانات الشخصية',
  'Debes tener al menos 16 años': 'يجب ألا يقل عمرك عن 16 سنة',
  'Decidir qué hacemos': 'اتخاذ القرار',
  'Decisión final': 'القرار النهائي',
  'Demasiados intentos. Vuelve a intentarlo en {wait}.': 'محاولات كثيرة جدًا. حاول مرة أخرى بعد {wait}.',
  Departamento: 'القسم',
  'Derechos: Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.':
    'الحقوق: الاطلاع والتصحيح والمحو والاعتراض وتقييد المعالجة ونقل البيانات. إذا رأيت أننا لا نحترمها، يمكنك تقديم شكوى إلى الوكالة الإسبانية لحماية البيانات (AEPD).',
  'Desde ahora tu cuenta se abre sin el código de tu aplicación de verificación.':
    'من الآن يُفتح حسابك دون رمز تطبيق المصادقة.',
  'Después te escribiremos solo cuando haya ofertas nuevas que encajen, como mucho una vez al día. Cada mensaje lleva un enlace para darte de baja.':
    'بعد ذلك لن نراسلك إلا عند وجود وظائف جديدة مطابقة، مرة واحدة في اليوم كحد أقصى. في كل رسالة رابط لإلغاء الاشتراك.',
  Destacadas: 'الوظائف المميزة',
  'Destinatarios: Solo el personal que lleva la selección. No cedemos tus datos a terceros, salvo obligación legal.':
    'الجهات المتلقية: الموظفون المكلّفون بالاختيار فقط. لا نقدّم بياناتك إلى أطراف ثالثة إلا إذا ألزمنا القانون بذلك.',
  'Destinatarios: Solo quien tiene que responderte. No cedemos tus datos a terceros, salvo obligación legal.':
    'الجهات المتلقية: من عليه الرد عليك فقط. لا نقدّم بياناتك إلى أطراف ثالثة إلا إذا ألزمنا القانون بذلك.',
  Dirección: 'العنوان',
  Documento: 'المستند',
  'Documento no encontrado': 'لم يُعثر على المستند',
  Documentos: 'المستندات',
  Duración: 'المدة',
  'Durante tres años conservamos bloqueada la prueba de que pediste este borrado: las fechas y una huella cifrada de tu dirección, con la que nadie puede leerla. Después se destruye (artículo 32 de la LOPDGDD).':
    'نحتفظ لمدة ثلاث سنوات، بشكل محجوب، بما يثبت أنك طلبت هذا الحذف: التواريخ وبصمة مشفّرة لعنوانك لا يمكن لأحد قراءته منها. ثم تُتلف (المادة 32 من القانون الإسباني لحماية البيانات LOPDGDD).',
  Dónde: 'المكان',
  Educación: 'الدراسة',
  'El CV es obligatorio': 'السيرة الذاتية إلزامية',
  'El CV supera el máximo de 5 MB.': 'السيرة الذاتية تتجاوز الحد الأقصى وهو 5 MB.',
  'El archivo adjunto añade la cita a tu calendario.': 'الملف المرفق يضيف الموعد إلى تقويمك.',
  'El archivo adjunto está vacío.': 'الملف المرفق فارغ.',
  'El archivo adjunto quita la cita de tu calendario. Si hay otra fecha, te escribiremos.':
    'الملف المرفق يزيل الموعد من تقويمك. إن كان هناك موعد آخر، فسنراسلك.',
  'El archivo del CV está vacío.': 'ملف السيرة الذاتية فارغ.',
  'El archivo está dañado y no se puede abrir. Hay que recuperarlo de una copia de seguridad o volver a enviarlo.':
    'الملف تالف ولا يمكن فتحه. يجب استرجاعه من نسخة احتياطية أو إرساله من جديد.',
  'El archivo está dañado: le falta el final. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.':
    'الملف تالف: تنقصه نهايته. افتحه للتحقق، واحفظه من جديد ثم ارفعه مرة أخرى.',
  'El archivo está vacío.': 'الملف فارغ.',
  'El archivo no es un PDF, DOC o DOCX válido.': 'الملف ليس PDF أو DOC أو DOCX صالحًا.',
  'El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.':
    'الملف ليس PDF أو DOC أو DOCX أو JPG أو PNG صالحًا.',
  'El archivo supera el máximo de 5 MB.': 'الملف يتجاوز الحد الأقصى وهو 5 MB.',
  'El campo {campo} es obligatorio': 'حقل {campo} إلزامي',
  'El campo {campo} no puede superar los {max} caracteres':
    'يجب ألا يتجاوز عدد أحرف حقل {campo} الحد الأقصى: {max}',
  'El correo es obligatorio': 'البريد الإلكتروني إلزامي',
  'El correo no es válido': 'البريد الإلكتروني غير صحيح',
  'El cursor no es válido para esta lista. Empieza de nuevo.':
    'مؤشر الصفحات غير صالح لهذه القائمة. ابدأ من جديد.',
  'El código no es correcto o ya se ha usado. Prueba con el siguiente.':
    'الرمز غير صحيح أو سبق استخدامه. جرّب الرمز التالي.',
  'El código postal no es válido: en España son 5 cifras, como 08040':
    'الرمز البريدي غير صحيح: في إسبانيا يتكون من 5 أرقام، مثل 08040',
  'El destinatario no es el de la ficha: los mensajes solo se envían al correo guardado.':
    'المستلم ليس المذكور في السجل: لا تُرسل الرسائل إلا إلى البريد الإلكتروني المحفوظ.',
  'El documento no nos sirve': 'لا يمكننا قبول المستند',
  'El enlace caduca en 15 minutos y sirve una sola vez.':
    'تنتهي صلاحية الرابط بعد 15 دقيقة ويُستخدم مرة واحدة فقط.',
  'El enlace caduca en 2 horas y sirve una sola vez.': 'تنتهي صلاحية الرابط بعد ساعتين ويُستخدم مرة واحدة فقط.',
  'El enlace caduca en 72 horas. Si no lo has pedido tú, ignora este mensaje: borraremos la dirección.':
    'تنتهي صلاحية الرابط بعد 72 ساعة. إن لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة: سنحذف العنوان.',
  'El enlace es personal: no lo reenvíes. Escribe solo lo que tenga que ver con el puesto: el candidato puede pedir una copia de lo que se guarda sobre él, sin el nombre de quien lo escribió.':
    'الرابط شخصي: لا ترسله إلى أحد. اكتب فقط ما يتعلق بالوظيفة: يحق للمرشح طلب نسخة مما يُحفظ عنه، دون اسم من كتبه.',
  'El enlace no es válido': 'الرابط غير صالح',
  'El enlace sirve una sola vez y caduca en 15 minutos.':
    'يُستخدم الرابط مرة واحدة فقط وتنتهي صلاحيته بعد 15 دقيقة.',
  'El enlace sirve una sola vez y caduca en 2 horas.':
    'يُستخدم الرابط مرة واحدة فقط وتنتهي صلاحيته بعد ساعتين.',
  'El enlace sirve una sola vez y caduca en 24 horas. Hasta entonces tu cuenta sigue con el correo de antes.':
    'يُستخدم الرابط مرة واحدة فقط وتنتهي صلاحيته بعد 24 ساعة. وحتى ذلك الحين يبقى حسابك بالبريد الإلكتروني السابق.',
  'El enlace sirve una sola vez y caduca en 24 horas. Si no lo usas, tu cuenta sigue como está.':
    'يُستخدم الرابط مرة واحدة فقط وتنتهي صلاحيته بعد 24 ساعة. إن لم تستخدمه، يبقى حسابك كما هو.',
  'El enlace sirve una sola vez y caduca en 7 días. Si caduca, pide otro a quien administra el sistema.':
    'يُستخدم الرابط مرة واحدة فقط وتنتهي صلاحيته بعد 7 أيام. إن انتهت صلاحيته، فاطلب رابطًا آخر من مسؤول النظام.',
  'El enlace sirve una sola vez y caduca en 72 horas. Si caduca, puedes pedir otro desde tu portal.':
    'يُستخدم الرابط مرة واحدة فقط وتنتهي صلاحيته بعد 72 ساعة. إن انتهت صلاحيته، يمكنك طلب رابط آخر من بوابتك.',
  'El envío se ha interrumpido. Vuelve a intentarlo.': 'انقطع الإرسال. حاول مرة أخرى.',
  'El equipo de selección de {{empresa}} te ha escrito sobre tu candidatura.':
    'كتب إليك فريق التوظيف في {{empresa}} بخصوص طلبك.',
  'El equipo de selección leerá tu candidatura.': 'سيقرأ فريق التوظيف طلبك.',
  'El equipo de selección te ha escrito:': 'كتب إليك فريق التوظيف:',
  'El equipo de {empresa}': 'فريق {empresa}',
  'El formulario ha llegado tan deprisa que parece enviado por un programa. Espera unos segundos y vuelve a enviarlo: no se ha perdido nada.':
    'وصل النموذج بسرعة كبيرة حتى بدا كأن برنامجًا أرسله. انتظر بضع ثوانٍ وأرسله مرة أخرى: لم يضع شيء.',
  'El mensaje admite como máximo {maximo} caracteres': 'الحد الأقصى لأحرف الرسالة هو {maximo}',
  'El motivo es este: {{motivo_prorroga}}': 'السبب هو: {{motivo_prorroga}}',
  'El nombre de la empresa no es válido': 'اسم الشركة غير صحيح',
  'El nombre no es válido': 'الاسم غير صحيح',
  'El parámetro {name} no es válido.': 'القيمة {name} غير صالحة.',
  'El proceso de esta candidatura ha terminado. Puedes presentarte a otras ofertas.':
    'انتهت عملية التوظيف الخاصة بهذا الطلب. يمكنك التقدّم إلى وظائف أخرى.',
  'El proceso ha terminado. Te escribiremos con los siguientes pasos.':
    'انتهت عملية التوظيف. سنراسلك بالخطوات التالية.',
  'El que nos enviaste no nos sirve. Te contamos por qué.':
    'لا يمكننا قبول المستند الذي أرسلته إلينا. نخبرك بالسبب.',
  'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.':
    'الخدمة غير متاحة حاليًا. حاول مرة أخرى بعد بضع دقائق.',
  'El teléfono no es válido: escribe sus 9 cifras, o el número entero con el prefijo de su país (+33…)':
    'رقم الهاتف غير صحيح: اكتب أرقامه التسعة، أو الرقم كاملًا مع رمز البلد (+33…)',
  'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. Ampliamos el plazo para responderla hasta el {{limite}}, como permite el artículo 12.3 del RGPD.':
    'في {{recibida}} استلمنا طلبك ({{tipo}}) بخصوص بياناتك الشخصية. نمدّد مهلة الرد عليه حتى {{limite}}، كما تسمح المادة 12.3 من اللائحة العامة لحماية البيانات (RGPD).',
  'El {{recibida}} recibimos tu solicitud ({{tipo}}) sobre tus datos personales. {{resultado}}':
    'في {{recibida}} استلمنا طلبك ({{tipo}}) بخصوص بياناتك الشخصية. {{resultado}}',
  'Elegir contraseña': 'اختيار كلمة المرور',
  'Elegir contraseña y entrar': 'اختيار كلمة المرور والدخول',
  'Elegir hora': 'اختيار الوقت',
  'Elige el archivo que quieres enviar.': 'اختر الملف الذي تريد إرساله.',
  'Elige entre las opciones': 'اختر من بين الخيارات',
  'Elige la hora de tu entrevista': 'اختر وقت مقابلتك',
  'Elige la hora de tu entrevista en {{empresa}}': 'اختر وقت مقابلتك في {{empresa}}',
  'Elige sobre qué nos escribes': 'اختر موضوع رسالتك',
  'Elige tu contraseña y entra por primera vez.': 'اختر كلمة المرور وادخل لأول مرة.',
  'Elige una de las opciones': 'اختر أحد الخيارات',
  'Elige una nueva contraseña': 'اختر كلمة مرور جديدة',
  'Elige una nueva contraseña para tu cuenta en {{empresa}}': 'اختر كلمة مرور جديدة لحسابك في {{empresa}}',
  Empresa: 'الشركة',
  'En este momento solo se puede consultar: no se ha guardado nada. Vuelve a intentarlo en unos minutos.':
    'يمكنك حاليًا الاطلاع فقط: لم يُحفظ شيء. حاول مرة أخرى بعد بضع دقائق.',
  'En la lista tienes {total} más.': 'تجد في القائمة وظائف أخرى (عددها: {total}).',
  'En la misma página puedes pedir que lo borremos todo ahora.':
    'في الصفحة نفسها يمكنك أن تطلب منا حذف كل شيء الآن.',
  'En progreso': 'قيد التنفيذ',
  'En revisión': 'قيد المراجعة',
  'En tu portal tienes todos los pasos y la fecha de cada uno.': 'تجد في بوابتك كل الخطوات وتاريخ كل منها.',
  'Enhorabuena: el puesto de {{puesto}} es tuyo': 'تهانينا: وظيفة {{puesto}} لك',
  'Entra en tu cuenta': 'ادخل إلى حسابك',
  'Entrar en mi cuenta': 'الدخول إلى حسابي',
  Entrevista: 'المقابلة',
  'Entrevista cancelada: {{cuando}}': 'أُلغيت المقابلة: {{cuando}}',
  'Entrevista no encontrada': 'لم يُعثر على المقابلة',
  'Entrevista programada': 'تم تحديد موعد المقابلة',
  'Entrevista realizada': 'تمت المقابلة',
  'Error creando candidato: {reason}': 'حدث خطأ أثناء إنشاء المرشح: {reason}',
  'Error subiendo CV después de reintento: {reason}':
    'حدث خطأ أثناء رفع السيرة الذاتية بعد إعادة المحاولة: {reason}',
  'Error subiendo CV: {reason}': 'حدث خطأ أثناء رفع السيرة الذاتية: {reason}',
  'Esa contraseña es muy fácil de adivinar. Elige otra.': 'كلمة المرور هذه سهلة التخمين. اختر كلمة أخرى.',
  'Escoge el día y la hora que mejor te vayan.': 'اختر اليوم والساعة الأنسب لك.',
  'Escribe como máximo {max} habilidades: hay {cuantas}':
    'الحد الأقصى لعدد المهارات هو {max}، والعدد المكتوب: {cuantas}',
  'Escribe el código': 'اكتب الرمز',
  'Escribe el código de tu aplicación de verificación para terminar de entrar.':
    'اكتب رمز تطبيق المصادقة لإكمال الدخول.',
  'Escribe qué días u horas te van bien, o propón un momento':
    'اكتب الأيام أو الأوقات التي تناسبك، أو اقترح موعدًا',
  'Escribe tu mensaje': 'اكتب رسالتك',
  'Escribe tu respuesta': 'اكتب إجابتك',
  'Escribe un número': 'اكتب رقمًا',
  'Ese ya es el correo de tu cuenta': 'هذا هو البريد الإلكتروني الحالي لحسابك',
  'Esta candidatura ya está cerrada y no se puede retirar.': 'هذا الطلب مغلق ولا يمكن سحبه.',
  'Esta clave de API ha caducado. Pide que la renueven.': 'انتهت صلاحية مفتاح API هذا. اطلب تجديده.',
  'Esta clave de API no existe.': 'مفتاح API هذا غير موجود.',
  'Esta clave de API no tiene efecto: la cuenta de quien la creó está desactivada.':
    'مفتاح API هذا لا يعمل: حساب من أنشأه معطّل.',
  'Esta clave de API se ha revocado.': 'أُلغي مفتاح API هذا.',
  'Esta decisión es solo sobre este puesto: si más adelante ves otra vacante que encaje contigo, nos gustará volver a leerte.':
    'يخص هذا القرار هذه الوظيفة فقط: إن رأيت لاحقًا وظيفة شاغرة أخرى تناسبك، فسيسعدنا أن نقرأ طلبك من جديد.',
  'Esta entrevista está cancelada.': 'هذه المقابلة ملغاة.',
  'Esta entrevista ya ha pasado.': 'هذه المقابلة مضى موعدها.',
  'Esta persona ya tiene otra candidatura abierta para la misma vacante.':
    'لدى هذا الشخص طلب آخر مفتوح للوظيفة الشاغرة نفسها.',
  'Esta página llevaba demasiado tiempo abierta y no hemos podido comprobar el envío. Vuelve a enviarlo: no se ha perdido nada.':
    'بقيت هذه الصفحة مفتوحة مدة طويلة ولم نتمكن من التحقق من الإرسال. أرسل مرة أخرى: لم يضع شيء.',
  'Esta vacante está cerrada.': 'هذه الوظيفة الشاغرة مغلقة.',
  'Esta vacante ya no admite candidaturas.': 'هذه الوظيفة الشاغرة لم تعد تقبل الطلبات.',
  'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a enviarlo.':
    'ملف PDF هذا محمي بكلمة مرور ولن نتمكن من فتحه. احفظه دون كلمة مرور وأرسله مرة أخرى.',
  'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a subirlo.':
    'ملف PDF هذا محمي بكلمة مرور ولن نتمكن من فتحه. احفظه دون كلمة مرور وارفعه مرة أخرى.',
  'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a enviarlo.':
    'لا توجد أي صفحة في ملف PDF هذا. افتحه للتأكد، واحفظه من جديد، ثم أرسله مرة أخرى.',
  'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.':
    'لا توجد أي صفحة في ملف PDF هذا. افتحه للتأكد، واحفظه من جديد، ثم ارفعه مرة أخرى.',
  'Este archivo ya no está disponible.': 'هذا الملف لم يعد متاحًا.',
  'Este correo ya está registrado. ¿Ya tienes cuenta?': 'هذا البريد الإلكتروني مسجّل من قبل. هل لديك حساب؟',
  'Este departamento ya no existe.': 'هذا القسم لم يعد موجودًا.',
  'Este documento ya no admite cambios.': 'هذا المستند لم يعد يقبل التغيير.',
  'Este enlace ya no es válido. Pide uno nuevo.': 'هذا الرابط لم يعد صالحًا. اطلب رابطًا جديدًا.',
  'Este enlace ya no sirve. Si tienes cuenta, entra en tu portal.':
    'هذا الرابط لم يعد صالحًا. إن كان لديك حساب، فادخل إلى بوابتك.',
  'Este enlace ya no sirve: la alerta no existe o ha caducado.':
    'هذا الرابط لم يعد صالحًا: التنبيه غير موجود أو انتهت صلاحيته.',
  'Este enlace ya no sirve: la petición ha caducado, se ha cancelado o hay otra más nueva.':
    'هذا الرابط لم يعد صالحًا: انتهت صلاحية الطلب، أو أُلغي، أو هناك طلب أحدث منه.',
  'Este enlace ya no sirve: ya no guardamos tus datos o el enlace está incompleto.':
    'هذا الرابط لم يعد صالحًا: لم نعد نحفظ بياناتك أو أن الرابط غير مكتمل.',
  'Este envío ya se hizo con otros datos. Recarga la página y vuelve a enviarlo.':
    'تم هذا الإرسال من قبل ببيانات أخرى. أعد تحميل الصفحة وأرسل مرة أخرى.',
  'Este envío ya se hizo, pero su respuesta no se conserva. Comprueba el resultado antes de repetirlo.':
    'تم هذا الإرسال من قبل، لكن الرد عليه غير محفوظ. تحقق من النتيجة قبل تكراره.',
  'Este es el motivo:': 'السبب هو:',
  'Este es el último mensaje que te enviamos, y tu dirección se borra al enviarlo.':
    'هذه آخر رسالة نرسلها إليك، ويُحذف عنوانك عند إرسالها.',
  'Este mismo envío todavía está en curso. Espera un momento y repítelo.':
    'هذا الإرسال نفسه لا يزال جاريًا. انتظر قليلًا ثم كرّره.',
  'Este tipo de contenido no se admite.': 'هذا النوع من المحتوى غير مقبول.',
  'Esto es lo que te dice:': 'إليك ما كتبه لك:',
  'Esto no se puede hacer con una clave de API.': 'لا يمكن فعل ذلك بمفتاح API.',
  'Estos son los datos que valen ahora.': 'هذه هي البيانات السارية الآن.',
  Etiquetas: 'الوسوم',
  Euskera: 'الباسكية',
  Experiencia: 'الخبرة',
  'Falta poco para tu entrevista': 'اقترب موعد مقابلتك',
  'Falta poco para vernos.': 'اقترب موعد لقائنا.',
  'Fecha de nacimiento': 'تاريخ الميلاد',
  'Fecha límite': 'آخر موعد',
  'Fines de semana': 'نهاية الأسبوع',
  Flexible: 'مرن',
  Francés: 'الفرنسية',
  'Futuras ofertas': 'الوظائف المستقبلية',
  Gallego: 'الجاليكية',
  'Gestión de flotas': 'إدارة أساطيل المركبات',
  'Gracias por crear tu cuenta en {{empresa}}. Para terminar, confirma que este correo es tuyo: así sabemos que te llegarán las novedades de tus candidaturas.':
    'شكرًا لإنشاء حسابك في {{empresa}}. للانتهاء، أكّد أن هذا البريد الإلكتروني لك: بذلك نعرف أن مستجدات طلباتك ستصلك.',
  'Gracias por el tiempo que nos has dedicado.': 'شكرًا على الوقت الذي خصصته لنا.',
  'Gracias por escribir a {{empresa}}. Tu mensaje ha llegado y su referencia es {{referencia}}.':
    'شكرًا لمراسلتك {{empresa}}. وصلت رسالتك ورقمها المرجعي {{referencia}}.',
  'Gracias por pensar en {{empresa}}. Tu candidatura para {{puesto}} nos ha llegado completa.':
    'شكرًا لاهتمامك بالعمل في {{empresa}}. وصلنا طلبك لوظيفة {{puesto}} كاملًا.',
  'Gracias por presentarte': 'شكرًا لتقديم طلبك',
  'Guarda los códigos de recuperación en un lugar seguro: son la forma de entrar si pierdes el móvil.':
    'احفظ رموز الاسترداد في مكان آمن: فهي وسيلتك للدخول إن فقدت هاتفك.',
  'Guardamos tu perfil, tu CV y tus candidaturas en {{empresa}}, y desde hace mucho no hay ningún proceso abierto contigo. No los guardamos más de lo necesario.':
    'نحفظ ملفك الشخصي وسيرتك الذاتية وطلباتك في {{empresa}}، ومنذ مدة طويلة لا توجد أي عملية توظيف مفتوحة معك. لا نحفظها أكثر مما يلزم.',
  'Ha ocurrido un error interno. No se ha guardado nada; vuelve a intentarlo.':
    'حدث خطأ داخلي. لم يُحفظ شيء؛ حاول مرة أخرى.',
  'Ha pasado demasiado tiempo. Vuelve a empezar.': 'مضى وقت طويل جدًا. ابدأ من جديد.',
  Habilidades: 'المهارات',
  'Hace tiempo que no sabemos de ti: el {{limite}} retiramos tus datos.':
    'منذ مدة لم تصلنا أخبارك: في {{limite}} سنخفي بياناتك.',
  'Hace un tiempo te presentaste a {{empresa}} y nos diste permiso para avisarte de otras ofertas. Ahora buscamos a alguien para el puesto de {{puesto}} ({{lugar}}) y hemos pensado en ti.':
    'قبل مدة تقدّمت بطلب إلى {{empresa}} ومنحتنا إذنًا بإعلامك بوظائف أخرى. نبحث الآن عن شخص لوظيفة {{puesto}} ({{lugar}}) وفكّرنا فيك.',
  'Han pedido cambiar el correo de tu cuenta en {{empresa}}':
    'طُلب تغيير البريد الإلكتروني لحسابك في {{empresa}}',
  'Has activado la verificación en dos pasos': 'فعّلت التحقق بخطوتين',
  'Has creado nuevos códigos de recuperación': 'أنشأت رموز استرداد جديدة',
  'Has desactivado la verificación en dos pasos': 'ألغيت تفعيل التحقق بخطوتين',
  'Has elegido esta hora para la entrevista por tu candidatura para {{puesto}}:':
    'اخترت هذا الوقت للمقابلة بخصوص طلبك لوظيفة {{puesto}}:',
  'Has enviado muchos mensajes en poco tiempo. Podrás escribir de nuevo en {wait}.':
    'أرسلت رسائل كثيرة في وقت قصير. يمكنك الكتابة من جديد بعد {wait}.',
  'Has reservado tu entrevista': 'حجزت مقابلتك',
  'Has retirado esta candidatura': 'سحبت هذا الطلب',
  'Has vuelto a pedir esta alerta: confírmala o date de baja desde el último correo que te enviamos.':
    'طلبت هذا التنبيه من جديد: أكّده أو ألغِ اشتراكك من آخر رسالة أرسلناها إليك.',
  'Hay otro cambio en marcha que tarda más de lo normal. Vuelve a intentarlo en unos segundos.':
    'هناك تغيير آخر قيد التنفيذ يستغرق وقتًا أطول من المعتاد. حاول مرة أخرى بعد بضع ثوانٍ.',
  'Hay un cambio en tu candidatura para {{puesto}}:': 'هناك تغيير في طلبك لوظيفة {{puesto}}:',
  'Hay una respuesta a tu candidatura': 'هناك رد على طلبك',
  'Hemos borrado tu cuenta y tus datos.': 'حذفنا حسابك وبياناتك.',
  'Hemos cambiado la entrevista por tu candidatura para {{puesto}}. Estos son los datos que valen:':
    'غيّرنا المقابلة الخاصة بطلبك لوظيفة {{puesto}}. هذه هي البيانات السارية:',
  'Hemos estudiado tu candidatura para {{puesto}} y te agradecemos el interés y el tiempo que nos has dedicado.':
    'درسنا طلبك لوظيفة {{puesto}} ونشكرك على اهتمامك وعلى الوقت الذي خصصته لنا.',
  'Hemos publicado ofertas que encajan con tu alerta ({{busqueda}}):':
    'نشرنا وظائف تطابق تنبيهك ({{busqueda}}):',
  'Hemos recibido tu candidatura': 'استلمنا طلبك',
  'Hemos recibido tu candidatura: {{puesto}}': 'استلمنا طلبك: {{puesto}}',
  'Hemos recibido tu mensaje': 'استلمنا رسالتك',
  'Hemos recibido tu mensaje ({{referencia}})': 'استلمنا رسالتك ({{referencia}})',
  'Hemos revisado «{{documento}}» y necesitamos que lo vuelvas a subir.':
    'راجعنا «{{documento}}» ونحتاج إلى أن ترفعه مرة أخرى.',
  'Hola, {nombre}:': 'مرحبًا {nombre}،',
  'Hola:': 'مرحبًا،',
  ITV: 'الفحص الفني ITV',
  Indefinido: 'غير محدد المدة',
  Inglés: 'الإنجليزية',
  Intermedio: 'متوسط',
  Italiano: 'الإيطالية',
  Jornada: 'الدوام',
  'La configuración exige la verificación en dos pasos al personal: no se puede desactivar.':
    'تُلزم الإعدادات الموظفين بالتحقق بخطوتين: لا يمكن إلغاء تفعيله.',
  'La contraseña': 'كلمة المرور',
  'La contraseña actual no es correcta': 'كلمة المرور الحالية غير صحيحة',
  'La contraseña debe contener al menos un carácter especial':
    'يجب أن تتضمن كلمة المرور رمزًا خاصًا واحدًا على الأقل',
  'La contraseña debe contener al menos una letra y un número':
    'يجب أن تتضمن كلمة المرور حرفًا واحدًا ورقمًا واحدًا على الأقل',
  'La contraseña debe tener al menos {minimo} caracteres': 'يجب ألا يقل عدد أحرف كلمة المرور عن {minimo}',
  'La contraseña es obligatoria': 'كلمة المرور إلزامية',
  'La contraseña no puede tener más de {maximo} caracteres': 'يجب ألا يتجاوز عدد أحرف كلمة المرور {maximo}',
  'La entrevista ha cambiado desde que te enviamos ese mensaje. Mira el último que has recibido.':
    'تغيّرت المقابلة بعد أن أرسلنا إليك تلك الرسالة. راجع آخر رسالة وصلتك.',
  'La entrevista por tu candidatura para {{puesto}} que teníamos el {{cuando}} queda cancelada. No hace falta que acudas ni que te conectes.':
    'أُلغيت المقابلة الخاصة بطلبك لوظيفة {{puesto}} التي كانت مقررة في {{cuando}}. لا داعي للحضور ولا للاتصال عبر الإنترنت.',
  'La entrevista se ha completado. Estamos evaluando los resultados': 'تمت المقابلة. نحن نقيّم النتائج',
  'La fecha de nacimiento no es válida': 'تاريخ الميلاد غير صحيح',
  'La hemos atendido.': 'استجبنا لطلبك.',
  'La nueva contraseña debe tener al menos {minimo} caracteres':
    'يجب ألا يقل عدد أحرف كلمة المرور الجديدة عن {minimo}',
  'La petición es demasiado grande.': 'حجم الطلب المرسل إلى الخادم كبير جدًا.',
  'La petición no es válida.': 'الطلب المرسل إلى الخادم غير صالح.',
  'La petición viene de otro sitio web y se ha rechazado.': 'رُفض الطلب لأنه جاء من موقع آخر.',
  'La respuesta no puede superar los {maximo} caracteres': 'يجب ألا يتجاوز عدد أحرف الإجابة {maximo}',
  'La verificación en dos pasos no está activada.': 'التحقق بخطوتين غير مفعّل.',
  'La verificación en dos pasos ya está activada.': 'التحقق بخطوتين مفعّل من قبل.',
  'Lamentamos decirte que esta vez no seguimos adelante con tu candidatura':
    'يؤسفنا أن نخبرك بأننا لن نتابع طلبك هذه المرة',
  'Las contraseñas no coinciden': 'كلمتا المرور غير متطابقتين',
  'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.':
    'حجم الصور كبير جدًا: يجب ألا يتجاوز مجموعها 5 MB. أزل بعضها أو التقطها بدقة أقل.',
  'Lavado profesional': 'الغسيل الاحترافي',
  'Lee la [política de privacidad](/politica-privacidad) (se abre en otra pestaña).':
    'اقرأ [سياسة الخصوصية](/politica-privacidad) (تُفتح في علامة تبويب أخرى).',
  Limitación: 'تقييد المعالجة',
  'Lo leerá una persona y te responderá en un día laborable, por correo o por teléfono si nos lo has dejado. Si nos llamas antes, dinos la referencia y lo encontraremos enseguida.':
    'سيقرؤها شخص ويردّ عليك خلال يوم عمل واحد، بالبريد الإلكتروني أو بالهاتف إن تركت لنا رقمك. إن اتصلت بنا قبل ذلك، فأخبرنا بالرقم المرجعي لنجدها فورًا.',
  'Los apellidos no son válidos': 'اسم العائلة غير صحيح',
  'Los códigos de antes ya no sirven.': 'لم تعد الرموز السابقة صالحة.',
  'Los códigos de antes ya no sirven. Si no has sido tú, cambia tu contraseña y crea otros.':
    'لم تعد الرموز السابقة صالحة. إن لم تكن أنت من فعل ذلك، فغيّر كلمة المرور وأنشئ رموزًا أخرى.',
  'Los códigos de recuperación que tenías ya no sirven. Guarda los nuevos en un lugar seguro.':
    'لم تعد رموز الاسترداد التي كانت لديك صالحة. احفظ الرموز الجديدة في مكان آمن.',
  'Léelo y responde desde tu portal.': 'اقرأها وردّ عليها من بوابتك.',
  'Mantenimiento integral': 'الصيانة الشاملة',
  Mañana: 'الصباح',
  Mensaje: 'الرسالة',
  'Mercancías peligrosas (ADR)': 'البضائع الخطرة (ADR)',
  'Mientras tanto puedes revisar tus datos o cambiar tu CV desde tu portal.':
    'وحتى ذلك الحين يمكنك مراجعة بياناتك أو تغيير سيرتك الذاتية من بوابتك.',
  'Mientras tanto, otra cuenta ha empezado a usar ese correo. La tuya sigue con el que tenía; puedes pedir otro cambio.':
    'في هذه الأثناء بدأ حساب آخر باستخدام هذا البريد الإلكتروني. يبقى حسابك بالبريد الذي كان لديه؛ يمكنك طلب تغيير آخر.',
  'Mira la oferta y, si te interesa, preséntate desde la misma página: tus datos y tu CV ya están guardados.':
    'اطّلع على الوظيفة، وإن كانت تهمّك فتقدّم إليها من الصفحة نفسها: بياناتك وسيرتك الذاتية محفوظة.',
  'Mínimo {minimo} caracteres, con letras y números.': 'الحد الأدنى للأحرف: {minimo}، وتتضمن حروفًا وأرقامًا.',
  'Mínimo {minimo} caracteres, con letras, números y un carácter especial.':
    'الحد الأدنى للأحرف: {minimo}، وتتضمن حروفًا وأرقامًا ورمزًا خاصًا.',
  'Mínimo {minimo} caracteres.': 'الحد الأدنى للأحرف: {minimo}.',
  'Nadie de {{empresa}} te pedirá nunca tu contraseña.': 'لن يطلب منك أحد من {{empresa}} كلمة المرور أبدًا.',
  Nativo: 'اللغة الأم',
  'Necesitamos más tiempo para responderte': 'نحتاج إلى مزيد من الوقت للرد عليك',
  'Necesitamos un documento tuyo': 'نحتاج إلى مستند منك',
  'Necesitamos un documento: {{documento}}': 'نحتاج إلى مستند: {{documento}}',
  No: 'لا',
  'No hay CV adjunto para descargar': 'لا توجد سيرة ذاتية مرفقة لتنزيلها',
  'No he sido yo': 'لم أكن أنا',
  'No hemos podido guardar el archivo adjunto. Tu mensaje no se ha enviado: vuelve a intentarlo.':
    'لم نتمكن من حفظ الملف المرفق. لم تُرسل رسالتك: حاول مرة أخرى.',
  'No hemos podido guardar el documento y no se ha enviado: vuelve a intentarlo.':
    'لم نتمكن من حفظ المستند ولم يُرسل: حاول مرة أخرى.',
  'No podemos atenderla.': 'لا يمكننا الاستجابة لطلبك.',
  'No quiero más propuestas': 'لا أريد مزيدًا من الاقتراحات',
  'No sabemos escribir en el CV estos caracteres: {characters}. Escríbelos de otra manera, o adjunta tu CV como archivo.':
    'لا يمكننا كتابة هذه الأحرف في السيرة الذاتية: {characters}. اكتبها بطريقة أخرى، أو أرفق سيرتك الذاتية كملف.',
  'No sabemos si se ha guardado. {next}': 'لا نعرف إن كان قد تم الحفظ. {next}',
  'No se ha encontrado lo que buscas.': 'لم يُعثر على ما تبحث عنه.',
  'No se pudo obtener la ruta del archivo subido': 'تعذّر الحصول على مسار الملف المرفوع',
  'No se pudo obtener la ruta del archivo subido después de reintento':
    'تعذّر الحصول على مسار الملف المرفوع بعد إعادة المحاولة',
  'No tienes permisos para hacer esto.': 'ليست لديك صلاحية لفعل ذلك.',
  Noche: 'الليل',
  'Noches fuera de casa': 'المبيت خارج المنزل',
  Nombre: 'الاسم الشخصي',
  'Nombre completo': 'الاسم الكامل',
  'Nos alegra mucho contar contigo en {{empresa}}. En los próximos días te llamaremos para acordar la fecha de incorporación y explicarte qué documentos necesitamos.':
    'يسعدنا كثيرًا انضمامك إلينا في {{empresa}}. سنتصل بك في الأيام القادمة للاتفاق على تاريخ بدء العمل ونشرح لك المستندات التي نحتاج إليها.',
  'Nos ayuda saber qué opinas de la entrevista con {{candidato}}. Son unos minutos y no necesitas cuenta.':
    'يفيدنا أن نعرف رأيك في المقابلة مع {{candidato}}. لن يستغرق ذلك سوى دقائق ولا تحتاج إلى حساب.',
  'Nos diste permiso para avisarte de otras ofertas, y esta encaja contigo.':
    'منحتنا إذنًا بإعلامك بوظائف أخرى، وهذه الوظيفة تناسبك.',
  'Nos gustaría conocerte': 'نودّ أن نتعرّف عليك',
  'Nos gustaría conocerte en una entrevista por tu candidatura para {{puesto}}. Escoge el momento que mejor te vaya entre las horas libres.':
    'نودّ التعرّف إليك في مقابلة بخصوص طلبك لوظيفة {{puesto}}. اختر الموعد الأنسب لك من الأوقات المتاحة.',
  'Nos gustaría conocerte. Confirma si te va bien.': 'نودّ أن نتعرّف عليك. أكّد إن كان الموعد يناسبك.',
  'Nos has pedido borrar tu cuenta y todo lo que guardamos de ti. El botón abre una página que te dice qué se borra; allí lo confirmas.':
    'طلبت منا حذف حسابك وكل ما نحفظه عنك. يفتح الزر صفحة تخبرك بما يُحذف؛ وهناك تؤكّد الحذف.',
  'Nos has pedido cambiar la contraseña de tu cuenta. Pulsa el botón y escribe la nueva; después se cerrarán todas tus sesiones abiertas y podrás entrar con ella.':
    'طلبت منا تغيير كلمة مرور حسابك. اضغط على الزر واكتب الكلمة الجديدة؛ بعد ذلك تُنهى كل جلساتك المفتوحة ويمكنك الدخول بها.',
  'Nos has pedido que tu cuenta use este correo. Cuando lo confirmes, entrarás con él y aquí te llegarán los avisos de tus candidaturas.':
    'طلبت منا أن يستخدم حسابك هذا البريد الإلكتروني. عندما تؤكّده، ستدخل به وستصلك عليه إشعارات طلباتك.',
  'Nos has pedido un enlace para entrar sin contraseña. Ábrelo en el dispositivo donde quieras entrar.':
    'طلبت منا رابطًا للدخول دون كلمة مرور. افتحه على الجهاز الذي تريد الدخول منه.',
  'Nos ponemos en contacto contigo por tu candidatura para {{puesto}}.':
    'نتواصل معك بخصوص طلبك لوظيفة {{puesto}}.',
  'Novedades sobre tu candidatura: {{puesto}}': 'مستجدات طلبك: {{puesto}}',
  'Nuestro equipo está revisando tu perfil y CV': 'يراجع فريقنا ملفك الشخصي وسيرتك الذاتية',
  'Nueva oferta: {titulo}': 'وظيفة جديدة: {titulo}',
  'Nuevo mensaje del equipo de selección': 'رسالة جديدة من فريق التوظيف',
  'Nuevos códigos de recuperación': 'رموز استرداد جديدة',
  'Nuevos códigos de recuperación en {{empresa}}': 'رموز استرداد جديدة في {{empresa}}',
  Oposición: 'الاعتراض',
  'Otra persona ha cambiado esta candidatura mientras la tenías abierta. La hemos actualizado: revisa su estado.':
    'غيّر شخص آخر هذا الطلب بينما كان مفتوحًا لديك. حدّثناه: راجع حالته.',
  'Otra persona ha hecho un cambio a la vez. Vuelve a intentarlo.':
    'أجرى شخص آخر تغييرًا في الوقت نفسه. حاول مرة أخرى.',
  'Otro asunto': 'موضوع آخر',
  Palabras: 'كلمات البحث',
  'Para hacerte el CV necesitamos que cuentes algo: tu experiencia, tus estudios, tus permisos o tus habilidades.':
    'لننشئ سيرتك الذاتية نحتاج إلى أن تخبرنا بشيء: خبرتك أو دراستك أو رخصك أو مهاراتك.',
  'Para seguir con tu candidatura nos falta este documento:': 'لمتابعة طلبك ينقصنا هذا المستند:',
  Parcial: 'جزئي',
  Partido: 'على فترتين',
  'Pasas a la fase de entrevista': 'انتقلت إلى مرحلة المقابلة',
  Pendiente: 'قيد الانتظار',
  'Permiso AM': 'رخصة AM',
  'Permiso B': 'رخصة B',
  'Permiso B+E': 'رخصة B+E',
  'Permiso C': 'رخصة C',
  'Permiso C+E': 'رخصة C+E',
  'Permiso C1': 'رخصة C1',
  'Permiso C1+E': 'رخصة C1+E',
  'Permiso D': 'رخصة D',
  'Permiso D+E': 'رخصة D+E',
  'Permiso D1': 'رخصة D1',
  'Permiso D1+E': 'رخصة D1+E',
  'Permisos de conducir': 'رخص القيادة',
  'Permisos y cualificaciones': 'الرخص والمؤهلات',
  'Persona candidata': 'طلب توظيف',
  Polaco: 'البولندية',
  'Por ahora no podemos borrarlos. La solicitud sigue abierta y te responderemos antes del plazo legal.':
    'لا يمكننا حذفها حاليًا. يبقى الطلب مفتوحًا وسنردّ عليك قبل انتهاء المهلة القانونية.',
  'Por seguridad hemos cerrado esta sesión. Inicia sesión de nuevo.':
    'لأسباب أمنية أنهينا هذه الجلسة. سجّل الدخول من جديد.',
  Portabilidad: 'نقل البيانات',
  Portugués: 'البرتغالية',
  Posición: 'المنصب',
  Presencial: 'حضورية',
  Programada: 'تم تحديد الموعد',
  Prácticas: 'تدريب',
  'Puedes adjuntar como máximo {max} archivos a cada mensaje.':
    'الحد الأقصى لعدد الملفات المرفقة بكل رسالة: {max}.',
  'Puedes elegir hasta el': 'يمكنك الاختيار حتى',
  'Puedes enviar {max} fotos como máximo.': 'الحد الأقصى لعدد الصور: {max}.',
  'Puedes hacerlo durante 7 días. El enlace sirve una sola vez.':
    'يمكنك فعل ذلك خلال 7 أيام. يُستخدم الرابط مرة واحدة فقط.',
  'Puedes responder a este mensaje: lo leerá el equipo de selección.':
    'يمكنك الرد على هذه الرسالة: سيقرأ ردّك فريق التوظيف.',
  'Puedes retirar este permiso cuando quieras desde tu portal o escribiendo a RRHH, sin dar explicaciones.':
    'يمكنك سحب هذه الموافقة متى شئت من بوابتك أو بمراسلة الموارد البشرية، دون إبداء أسباب.',
  'Puedes subirlo desde tu portal en un minuto.': 'يمكنك رفعه من بوابتك في دقيقة.',
  Puesto: 'الوظيفة',
  'Pulsa el botón y te avisaremos de las ofertas nuevas.': 'اضغط على الزر وسنعلمك بالوظائف الجديدة.',
  'Queda reservada. Te esperamos.': 'تم حجز الموعد. نحن في انتظارك.',
  'Queremos conocerte en una entrevista por tu candidatura para {{puesto}}. Esta es la propuesta:':
    'نودّ التعرّف إليك في مقابلة بخصوص طلبك لوظيفة {{puesto}}. هذا هو الموعد المقترح:',
  'Queremos que trabajes en {{empresa}}.': 'نريدك أن تعمل في {{empresa}}.',
  'Quiero que guardéis mis datos para futuras ofertas': 'أريد أن تحتفظوا ببياناتي لوظائف مستقبلية',
  RRHH: 'الموارد البشرية',
  Rechazada: 'مرفوض',
  Rechazado: 'مرفوض',
  'Recibes este mensaje porque alguien ha creado una cuenta en {{empresa}} con esta dirección.':
    'تصلك هذه الرسالة لأن شخصًا أنشأ حسابًا في {{empresa}} بهذا العنوان.',
  'Recibes este mensaje porque alguien ha escrito esta dirección en el aviso de ofertas de la web de {{empresa}}.':
    'تصلك هذه الرسالة لأن شخصًا كتب هذا العنوان في تنبيهات الوظائف في موقع {{empresa}}.',
  'Recibes este mensaje porque alguien ha escrito esta dirección en nuestro formulario de contacto. Si no has sido tú, no tienes que hacer nada.':
    'تصلك هذه الرسالة لأن شخصًا كتب هذا العنوان في نموذج الاتصال لدينا. إن لم تكن أنت، فلا يلزمك فعل أي شيء.',
  'Recibes este mensaje porque alguien ha pedido entrar con un enlace en la cuenta de esta dirección.':
    'تصلك هذه الرسالة لأن شخصًا طلب الدخول برابط إلى الحساب المرتبط بهذا العنوان.',
  'Recibes este mensaje porque alguien ha pedido restablecer la contraseña de esta cuenta.':
    'تصلك هذه الرسالة لأن شخصًا طلب إعادة تعيين كلمة المرور لهذا الحساب.',
  'Recibes este mensaje porque alguien ha pedido usar esta dirección en su cuenta de {{empresa}}.':
    'تصلك هذه الرسالة لأن شخصًا طلب استخدام هذا العنوان في حسابه في {{empresa}}.',
  'Recibes este mensaje porque confirmaste esta alerta de empleo en la web de {{empresa}}.':
    'تصلك هذه الرسالة لأنك أكّدت تنبيه الوظائف هذا في موقع {{empresa}}.',
  'Recibes este mensaje porque el equipo de selección de {{empresa}} te ha pedido tu opinión.':
    'تصلك هذه الرسالة لأن فريق التوظيف في {{empresa}} طلب رأيك.',
  'Recibes este mensaje porque esta dirección es o era la de una cuenta en {{empresa}}.':
    'تصلك هذه الرسالة لأن هذا العنوان مرتبط أو كان مرتبطًا بحساب في {{empresa}}.',
  'Recibes este mensaje porque has ejercido un derecho sobre tus datos personales ante {{empresa}}.':
    'تصلك هذه الرسالة لأنك مارست أحد حقوقك على بياناتك الشخصية لدى {{empresa}}.',
  'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.':
    'تصلك هذه الرسالة لأنك قدّمت طلب توظيف في {{empresa}}. لا نراسلك إلا بخصوصه.',
  'Recibes este mensaje porque la seguridad de tu cuenta en {{empresa}} ha cambiado. Estos avisos no se pueden desactivar.':
    'تصلك هذه الرسالة لأن إعدادات أمان حسابك في {{empresa}} تغيّرت. لا يمكن إيقاف هذه الإشعارات.',
  'Recibes este mensaje porque nos diste permiso para guardar tus datos y avisarte de otras ofertas de {{empresa}}.':
    'تصلك هذه الرسالة لأنك منحتنا إذنًا لحفظ بياناتك وإعلامك بوظائف أخرى في {{empresa}}.',
  'Recibes este mensaje porque se ha creado para ti una cuenta de personal en {{empresa}}.':
    'تصلك هذه الرسالة لأنه أُنشئ لك حساب موظف في {{empresa}}.',
  'Recibes este mensaje porque se ha pedido borrar la cuenta que tiene esta dirección.':
    'تصلك هذه الرسالة لأنه طُلب حذف الحساب المرتبط بهذا العنوان.',
  'Recibes este mensaje porque tu cuenta en {{empresa}} se ha borrado a petición tuya.':
    'تصلك هذه الرسالة لأن حسابك في {{empresa}} حُذف بناءً على طلبك.',
  'Recibes este mensaje porque {{empresa}} guarda datos tuyos de un proceso de selección que ya terminó.':
    'تصلك هذه الرسالة لأن {{empresa}} تحفظ بيانات عنك من عملية توظيف انتهت.',
  Recibida: 'تم الاستلام',
  'Recordatorio de tu entrevista: {{cuando}}': 'تذكير بمقابلتك: {{cuando}}',
  Rectificación: 'التصحيح',
  'Recursos humanos para empresas': 'الموارد البشرية للشركات',
  'Responde a «{pregunta}»': 'أجب عن «{pregunta}»',
  'Responde desde tu portal: así toda la conversación queda en un mismo sitio.':
    'ردّ من بوابتك: هكذا تبقى المحادثة كلها في مكان واحد.',
  'Responde sí o no': 'أجب بنعم أو لا',
  'Respondemos a la solicitud que recibimos el {{recibida}}.': 'نردّ على الطلب الذي استلمناه في {{recibida}}.',
  'Respondemos en un día laborable': 'نردّ خلال يوم عمل واحد',
  'Responsable: {razon_social}, NIF {nif}, {direccion}.':
    'المسؤول عن المعالجة: {razon_social}، رقم التعريف الضريبي (NIF) {nif}، {direccion}.',
  'Respuesta a tu candidatura: {{puesto}}': 'الرد على طلبك: {{puesto}}',
  'Respuesta a tu solicitud': 'الرد على طلبك',
  'Respuesta a tu solicitud sobre tus datos': 'الرد على طلبك بخصوص بياناتك',
  Retirada: 'مسحوب',
  'Revisa los campos marcados.': 'راجع الحقول المحددة.',
  'Revisar mi cuenta': 'مراجعة حسابي',
  Revisión: 'المراجعة',
  Rumano: 'الرومانية',
  Ruso: 'الروسية',
  'Seguir con el borrado': 'متابعة الحذف',
  'Si ahora no te viene bien, no tienes que hacer nada.':
    'إن لم يكن الوقت مناسبًا لك الآن، فلا يلزمك فعل أي شيء.',
  'Si al final no puedes, dínoslo cuanto antes y buscamos otro momento.':
    'إن لم تتمكن من الحضور، فأخبرنا في أقرب وقت ونبحث عن موعد آخر.',
  'Si antes quieres una copia de tus datos, descárgala desde «Mis datos», en tu portal. Después de borrarla no podremos recuperar nada.':
    'إن أردت نسخة من بياناتك قبل ذلك، فنزّلها من «بياناتي» في بوابتك. بعد حذف الحساب لن نستطيع استرجاع أي شيء.',
  'Si el botón no funciona, copia esta dirección en tu navegador:':
    'إن لم يعمل الزر، فانسخ هذا العنوان في متصفحك:',
  'Si este proceso termina sin contrato, guardaremos tu perfil y tu CV 24 meses como máximo para avisarte de otras ofertas que encajen contigo. Es voluntario y no cambia en nada esta candidatura.':
    'إذا انتهت هذه العملية دون عقد، سنحتفظ بملفك وسيرتك الذاتية 24 شهراً على الأكثر لنُعلمك بوظائف أخرى تناسبك. هذا اختياري ولا يغير شيئاً في هذا الطلب.',
  'Si has sido tú, pulsa el botón: verás la búsqueda que has guardado y podrás confirmarla. Hasta entonces no te enviaremos ofertas.':
    'إن كنت أنت من طلب ذلك، فاضغط على الزر: سترى البحث الذي حفظته ويمكنك تأكيده. وحتى ذلك الحين لن نرسل إليك وظائف.',
  'Si ninguna te va bien, responde a este mensaje y buscamos otra.':
    'إن لم يناسبك أي وقت منها، فردّ على هذه الرسالة ونبحث عن وقت آخر.',
  'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.':
    'إن لم توافق، يمكنك تقديم شكوى إلى الوكالة الإسبانية لحماية البيانات AEPD (www.aepd.es) أو اللجوء إلى المحاكم.',
  'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).':
    'إن لم توافق، يمكنك تقديم شكوى إلى الوكالة الإسبانية لحماية البيانات AEPD (www.aepd.es).',
  'Si no has creado tú esta cuenta, puedes ignorar este mensaje: sin confirmación, tu correo no quedará vinculado a ella.':
    'إن لم تكن أنت من أنشأ هذا الحساب، يمكنك تجاهل هذه الرسالة: من دون تأكيد لن يُربط بريدك به.',
  'Si no has sido tú, cambia tu contraseña y crea otros códigos. Si no puedes entrar, responde a este mensaje.':
    'إن لم تكن أنت من فعل ذلك، فغيّر كلمة المرور وأنشئ رموزًا أخرى. وإن لم تتمكن من الدخول، فردّ على هذه الرسالة.',
  'Si no has sido tú, cambia tu contraseña y vuelve a activarla. Si no puedes entrar, responde a este mensaje.':
    'إن لم تكن أنت من فعل ذلك، فغيّر كلمة المرور وأعد تفعيله. وإن لم تتمكن من الدخول، فردّ على هذه الرسالة.',
  'Si no has sido tú, pulsa el botón. Tu cuenta conservará o recuperará este correo, cerraremos todas las sesiones y te enviaremos un enlace para elegir otra contraseña.':
    'إن لم تكن أنت من طلب ذلك، فاضغط على الزر. سيحتفظ حسابك بهذا البريد الإلكتروني أو يستعيده، وسننهي كل الجلسات ونرسل إليك رابطًا لاختيار كلمة مرور أخرى.',
  'Si no has sido tú, páralo desde este mensaje.': 'إن لم تكن أنت من طلب ذلك، فأوقفه من هذه الرسالة.',
  'Si no has sido tú, responde a este mensaje: alguien conoce tu contraseña.':
    'إن لم تكن أنت من فعل ذلك، فردّ على هذه الرسالة: هناك من يعرف كلمة المرور الخاصة بك.',
  'Si no lo has pedido tú, no lo pulses y cambia tu contraseña: alguien ha entrado en tu cuenta.':
    'إن لم تكن أنت من طلب ذلك، فلا تضغط عليه وغيّر كلمة المرور: لقد دخل أحد إلى حسابك.',
  'Si no lo has pedido tú, puedes ignorar este mensaje y no lo reenvíes a nadie: quien abra el enlace entra en tu cuenta.':
    'إن لم تكن أنت من طلب ذلك، يمكنك تجاهل هذه الرسالة، ولا ترسلها إلى أحد: من يفتح الرابط يدخل إلى حسابك.',
  'Si no lo has pedido tú, puedes ignorar este mensaje: no cambiará nada.':
    'إن لم تكن أنت من طلب ذلك، يمكنك تجاهل هذه الرسالة: لن يتغيّر شيء.',
  'Si no lo has pedido tú, puedes ignorar este mensaje: tu contraseña sigue siendo la misma.':
    'إن لم تكن أنت من طلب ذلك، يمكنك تجاهل هذه الرسالة: تبقى كلمة المرور كما هي.',
  'Si no puedes ese día, pide otro momento con el mismo botón: no afecta a tu candidatura.':
    'إن لم تتمكن في ذلك اليوم، فاطلب موعدًا آخر بالزر نفسه: لا يؤثر ذلك على طلبك.',
  'Si no te va bien, pide otro momento. El archivo adjunto actualiza la cita de tu calendario.':
    'إن لم يناسبك الموعد، فاطلب موعدًا آخر. الملف المرفق يحدّث الموعد في تقويمك.',
  'Si quieres que los sigamos guardando, dínoslo con el botón antes del {{limite}}. Si no haces nada, ese día dejarán de estar a la vista de nadie y {{dias}} días después se borrarán para siempre.':
    'إن أردت أن نستمر في حفظها، فأخبرنا بالضغط على الزر قبل {{limite}}. إن لم تفعل شيئًا، فلن تعود ظاهرة لأحد في ذلك اليوم، ثم تُحذف نهائيًا بعد مهلة أخرى (عدد الأيام: {{dias}}).',
  'Si te ha cambiado el teléfono, actualízalo en tu portal para que podamos localizarte.':
    'إن تغيّر رقم هاتفك، فحدّثه في بوابتك لنتمكن من الوصول إليك.',
  'Si tienes dudas, responde a este mensaje.': 'إن كانت لديك أسئلة، فردّ على هذه الرسالة.',
  'Si vas a llegar tarde o no puedes, llámanos: el teléfono está al final de este mensaje.':
    'إن كنت ستتأخر أو لا تستطيع الحضور، فاتصل بنا: رقم الهاتف في نهاية هذه الرسالة.',
  'Sin respuesta': 'دون رد',
  'Sobre tu candidatura: {{puesto}}': 'بخصوص طلبك: {{puesto}}',
  'Solo se admiten fotos en formato JPEG o PNG.': 'لا تُقبل إلا الصور بصيغة JPEG أو PNG.',
  'Solo se puede enviar un archivo cada vez.': 'يمكن إرسال ملف واحد فقط في كل مرة.',
  'Solo se pueden adjuntar archivos PDF, DOC, DOCX, JPEG o PNG válidos.':
    'لا يمكن إرفاق سوى ملفات PDF أو DOC أو DOCX أو JPEG أو PNG صالحة.',
  'Son unos minutos y no necesitas cuenta.': 'لن يستغرق ذلك سوى دقائق ولا تحتاج إلى حساب.',
  'Sube «{nombre}» desde la pestaña Documentos.': 'ارفع «{nombre}» من علامة التبويب «المستندات».',
  Subido: 'تم الرفع',
  'Subir el documento': 'رفع المستند',
  'Subir otro archivo': 'رفع ملف آخر',
  Supresión: 'الحذف',
  Sí: 'نعم',
  'Súbelo solo desde tu portal: así queda guardado de forma segura. También vale una foto clara.':
    'ارفعه من بوابتك فقط: هكذا يُحفظ بشكل آمن. وتكفي أيضًا صورة واضحة.',
  Tarde: 'بعد الظهر',
  'Tarjeta de tacógrafo digital': 'بطاقة التاكوغراف الرقمي',
  'Te deseamos mucha suerte.': 'نتمنى لك حظًا موفقًا.',
  'Te escribe el equipo de selección de {{empresa}}.': 'يكتب إليك فريق التوظيف في {{empresa}}.',
  'Te escribimos como mucho una vez al día, y solo cuando hay ofertas nuevas.':
    'نراسلك مرة واحدة في اليوم كحد أقصى، وفقط عند وجود وظائف جديدة.',
  'Te escribimos sobre tu candidatura': 'نراسلك بخصوص طلبك',
  'Te escribiremos cuando haya una decisión.': 'سنراسلك عندما يُتخذ القرار.',
  'Te escribiremos para acordar el día y la hora de la entrevista.':
    'سنراسلك للاتفاق على يوم المقابلة وساعتها.',
  'Te esperamos en la entrevista por tu candidatura para {{puesto}}:':
    'نحن في انتظارك في المقابلة بخصوص طلبك لوظيفة {{puesto}}:',
  'Te han escrito. Puedes leerlo y responder en tu conversación.':
    'وصلتك رسالة. يمكنك قراءتها والرد عليها في محادثتك.',
  'Te pedimos un documento': 'نطلب منك مستندًا',
  'Te recordamos la entrevista por tu candidatura para {{puesto}}:':
    'نذكّرك بالمقابلة بخصوص طلبك لوظيفة {{puesto}}:',
  'Te responderemos antes del {{limite}}.': 'سنردّ عليك قبل {{limite}}.',
  'Te responderemos en un día laborable.': 'سنردّ عليك خلال يوم عمل واحد.',
  Telefónica: 'هاتفية',
  Teléfono: 'الهاتف',
  Temporal: 'مؤقت',
  'Ten a mano la dirección o el enlace.': 'جهّز العنوان أو الرابط.',
  'Tienes un mensaje del equipo de selección de {{empresa}}': 'لديك رسالة من فريق التوظيف في {{empresa}}',
  'Tienes un mensaje nuevo': 'لديك رسالة جديدة',
  'Tienes una entrevista': 'لديك مقابلة',
  'Tienes una entrevista: abajo están el día, la hora y el lugar.':
    'لديك مقابلة: تجد أدناه اليوم والساعة والمكان.',
  Tipo: 'النوع',
  'Tipo de contrato': 'نوع العقد',
  'Todavía no se ha borrado nada: falta que lo confirmes.': 'لم يُحذف شيء بعد: بقي أن تؤكّد ذلك.',
  'Todo ha llegado bien. Te contamos qué pasa ahora.': 'وصل كل شيء بشكل صحيح. نخبرك بما يحدث الآن.',
  'Trabajar con nosotros': 'العمل معنا',
  'Transporte de vehículos': 'نقل المركبات',
  'Traslados con conductor': 'نقل المركبات مع سائق',
  'Tu acceso al área interna de {{empresa}}': 'دخولك إلى القسم الداخلي في {{empresa}}',
  'Tu acceso está listo': 'حسابك جاهز للدخول',
  'Tu candidatura está en revisión': 'طلبك قيد المراجعة',
  'Tu candidatura está siendo revisada por nuestro equipo.': 'يراجع فريقنا طلبك.',
  'Tu candidatura ha sido aceptada': 'تم قبول طلبك',
  'Tu candidatura ha sido recibida y está siendo procesada': 'تم استلام طلبك وهو قيد المعالجة',
  'Tu candidatura tiene novedades': 'هناك جديد في طلبك',
  'Tu candidatura vuelve a estar recibida': 'عاد طلبك إلى حالة «تم الاستلام»',
  'Tu cuenta está mejor protegida: al entrar te pediremos, además de la contraseña, un código de tu aplicación de verificación.':
    'أصبح حسابك محميًا بشكل أفضل: عند الدخول سنطلب منك، إضافةً إلى كلمة المرور، رمزًا من تطبيق المصادقة.',
  'Tu cuenta se abre sin el código de tu aplicación. Si no has sido tú, cambia tu contraseña.':
    'يُفتح حسابك دون رمز تطبيقك. إن لم تكن أنت من فعل ذلك، فغيّر كلمة المرور.',
  'Tu cuenta se ha borrado': 'تم حذف حسابك',
  'Tu enlace para entrar en {{empresa}}': 'رابطك للدخول إلى {{empresa}}',
  'Tu entrevista consta como realizada': 'تم تسجيل مقابلتك على أنها أُجريت',
  'Tu entrevista empieza pronto': 'ستبدأ مقابلتك قريبًا',
  'Tu entrevista empieza pronto: {{cuando}}': 'ستبدأ مقابلتك قريبًا: {{cuando}}',
  'Tu entrevista en {{empresa}}: {{cuando}}': 'مقابلتك في {{empresa}}: {{cuando}}',
  'Tu entrevista ha cambiado': 'تغيّرت مقابلتك',
  'Tu entrevista queda reservada': 'تم حجز مقابلتك',
  'Tu entrevista se ha cancelado': 'أُلغيت مقابلتك',
  'Tu evaluación de la entrevista con {{candidato}}': 'تقييمك للمقابلة مع {{candidato}}',
  'Tu perfil ha cambiado en otra pestaña o en otro dispositivo mientras lo editabas. Lo que has escrito aquí sigue en la página.':
    'تغيّر ملفك الشخصي في علامة تبويب أخرى أو على جهاز آخر بينما كنت تعدّله. ما كتبته هنا لا يزال في الصفحة.',
  'Tu sesión ha terminado. Inicia sesión para continuar.': 'انتهت جلستك. سجّل الدخول للمتابعة.',
  Ubicación: 'الموقع',
  Ucraniano: 'الأوكرانية',
  'Un saludo,': 'مع أطيب التحيات،',
  'Un último paso: confirma que este correo es tuyo.': 'خطوة أخيرة: أكّد أن هذا البريد الإلكتروني لك.',
  'Una cuenta de personal no se borra desde aquí: pídelo a quien administra el sistema.':
    'لا يُحذف حساب الموظف من هنا: اطلب ذلك من مسؤول النظام.',
  'Una oferta para ti': 'وظيفة لك',
  'Una oferta para ti: {{puesto}}': 'وظيفة لك: {{puesto}}',
  'Una oferta que encaja contigo': 'وظيفة تناسبك',
  Urdu: 'الأردية',
  'Vacante no encontrada': 'لم يُعثر على الوظيفة الشاغرة',
  'Vehículo propio': 'سيارة خاصة',
  'Ver la oferta': 'عرض الوظيفة',
  'Ver mi candidatura': 'عرض طلبي',
  'Ver mi cita': 'عرض موعدي',
  'Ver o cambiar mi cita': 'عرض موعدي أو تغييره',
  'Ver todas las que encajan': 'عرض كل الوظائف المطابقة',
  'Ver y responder': 'القراءة والرد',
  'Verificación en dos pasos activada': 'تم تفعيل التحقق بخطوتين',
  'Verificación en dos pasos activada en {{empresa}}': 'تم تفعيل التحقق بخطوتين في {{empresa}}',
  'Verificación en dos pasos desactivada': 'تم إلغاء تفعيل التحقق بخطوتين',
  'Verificación en dos pasos desactivada en {{empresa}}': 'تم إلغاء تفعيل التحقق بخطوتين في {{empresa}}',
  Virtual: 'عبر الإنترنت',
  'Vuelve a empezar: el código QR de antes ya no sirve.': 'ابدأ من جديد: لم يعد رمز QR السابق صالحًا.',
  'Vuelve a subir un documento': 'ارفع مستندًا من جديد',
  'Vuelve a subir un documento: {{documento}}': 'ارفع مستندًا من جديد: {{documento}}',
  'Ya no hace falta que acudas.': 'لم يعد حضورك لازمًا.',
  'Ya no la tendremos en cuenta. Puedes presentarte de nuevo cuando quieras.':
    'لن نأخذه في الحسبان بعد الآن. يمكنك التقدّم من جديد متى شئت.',
  'Ya tienes un CV. Confirma que quieres cambiarlo por uno hecho con lo que has escrito.':
    'لديك سيرة ذاتية من قبل. أكّد أنك تريد استبدالها بسيرة منشأة مما كتبته.',
  'Ya tienes una cuenta en el área interna de {{empresa}}, donde el equipo lleva las vacantes, las candidaturas y las entrevistas. Solo falta que elijas tu contraseña.':
    'لديك الآن حساب في القسم الداخلي في {{empresa}}، حيث يدير الفريق الوظائف الشاغرة وطلبات التوظيف والمقابلات. لم يبقَ إلا أن تختار كلمة المرور.',
  'Ya tienes {max} alertas activas con este correo. Date de baja de una para activar otra.':
    'بلغت الحد الأقصى للتنبيهات المفعّلة بهذا البريد الإلكتروني ({max}). ألغِ الاشتراك في أحدها لتفعيل تنبيه آخر.',
  'contrato {tipo}': 'العقد: {tipo}',
  'desde {importe}': 'ابتداءً من {importe}',
  'desde {importe} al año': 'ابتداءً من {importe} سنويًا',
  'hasta {importe} al año': 'حتى {importe} سنويًا',
  'jornada {tipo}': 'الدوام: {tipo}',
  'salario a convenir': 'الراتب حسب الاتفاق',
  'solo las destacadas': 'الوظائف المميزة فقط',
  'todas las ofertas': 'كل الوظائف',
  '{anos} o más': '{anos} أو أكثر',
  '{momento} (hora de Madrid)': '{momento} (بتوقيت مدريد)',
  '{dia}, a las {hora}': '{dia}، الساعة {hora}',
  '{importe} al año': '{importe} سنويًا',
  '{minimo} - {maximo} al año': 'من {minimo} إلى {maximo} سنويًا',
  '{puesto}: tienes hasta el {limite}.': '{puesto}: لديك مهلة حتى {limite}.',
  '{razon_social} trata tus datos para crear tu cuenta y gestionar tu candidatura. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.':
    'تعالج {razon_social} بياناتك لإنشاء حسابك وإدارة طلب التوظيف الخاص بك. يمكنك الاطلاع عليها وتصحيحها ومحوها وممارسة بقية حقوقك بالكتابة إلى {email_rrhh}.',
  '{razon_social} trata tus datos para gestionar tu candidatura y el proceso de selección. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.':
    'تعالج {razon_social} بياناتك لإدارة طلب التوظيف الخاص بك وعملية الاختيار. يمكنك الاطلاع عليها وتصحيحها ومحوها وممارسة بقية حقوقك بالكتابة إلى {email_rrhh}.',
  '{razon_social} trata tus datos para responderte. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email}.':
    'تعالج {razon_social} بياناتك للرد عليك. يمكنك الاطلاع عليها وتصحيحها ومحوها وممارسة بقية حقوقك بالكتابة إلى {email}.',
  '{total} archivos adjuntos': 'الملفات المرفقة: {total}',
  '{total} ofertas nuevas para ti': 'وظائف جديدة لك: {total}',
  '{{frase}}. Sabemos que no es la noticia que esperabas y por eso preferimos dártela con claridad.':
    '{{frase}}. نعلم أن هذا ليس الخبر الذي كنت تنتظره، ولذلك نفضّل أن نبلغك به بوضوح.',
  '{{frase}}: {{puesto}}.': '{{frase}}: {{puesto}}.',
  '¡Buenas noticias! Queremos conocerte en una entrevista': 'أخبار سارّة! نودّ التعرّف إليك في مقابلة',
  '¡Enhorabuena!': 'تهانينا!',
  '¡Enhorabuena! El puesto es tuyo': 'تهانينا! الوظيفة لك',
  '«{nombre}» no nos sirve. En la pestaña Documentos te contamos por qué.':
    'لا يمكننا قبول «{nombre}». نخبرك بالسبب في علامة التبويب «المستندات».',
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono} ({horario}).':
    'لديك سؤال؟ ردّ على هذه الرسالة أو اكتب إلى {contacto}، أو اتصل بالرقم {telefono} ({horario}).',
  '¿Podrías decirnos cuándo te va bien que te llamemos?': 'هل يمكنك أن تخبرنا متى يناسبك أن نتصل بك؟',
  '¿Quieres que sigamos guardando tus datos?': 'هل تريد أن نستمر في حفظ بياناتك؟',
  '¿Qué te pareció la entrevista?': 'ما رأيك في المقابلة؟',
  '¿Sobre qué nos escribes?': 'ما موضوع رسالتك؟',
  Árabe: 'العربية',
  Realizada: 'أُجريت',
  Confirmada: 'مؤكَّدة',
  Cancelada: 'أُلغيت',
  'No presentada': 'لم يتم الحضور',
  años: 'سنوات',
  meses: 'أشهر',
  días: 'أيام',
  horas: 'ساعات',
  km: 'كم',
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono}.':
    'لديك سؤال؟ ردّ على هذه الرسالة أو اكتب إلى {contacto}، أو اتصل بالرقم {telefono}.',
  'Entrevista por tu candidatura para {puesto} en {empresa}.':
    'مقابلة بشأن طلبك لوظيفة {puesto} في {empresa}.',
  'Cuándo: {cuando}.': 'الموعد: {cuando}.',
  'Tipo: {tipo}.': 'النوع: {tipo}.',
  'Con: {nombre}.': 'مع: {nombre}.',
  'Enlace: {enlace}': 'الرابط: {enlace}',
  '¿Alguna duda? {correo}, {telefono}.': 'لديك سؤال؟ {correo}، {telefono}.',
  'Entrevista en {empresa}: {puesto}': 'مقابلة في {empresa}: {puesto}',
};
