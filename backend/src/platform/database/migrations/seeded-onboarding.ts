/** The templates of the first start, as version 110 wrote them; the company changes them in the back office. */

type Text = Readonly<Record<string, string>>;

interface SeededTask {
  clave: string;
  tipo: 'documento' | 'dato' | 'lectura' | 'tarea';
  quien: 'persona' | 'rrhh' | 'responsable' | 'informatica';
  dias: -7 | -3 | 0 | 30;
  obligatoria: boolean;
  titulo: Text;
  detalle?: Text;
  espera?: string;
  dato?: string;
  cualificacion?: string;
  texto?: Text;
}

/** In the order of the languages of the site. */
const inAll = (es: string, ca: string, en: string, ro: string, ar: string): Text => ({ es, ca, en, ro, ar });

const PHOTO = inAll(
  'Haz una foto de las dos caras, que se lea bien.',
  'Fes una foto de les dues cares, que es llegeixi bé.',
  'Take a photo of both sides, easy to read.',
  'Fă o poză cu ambele fețe, să se citească bine.',
  'التقط صورة واضحة للوجهين.',
);

const document = (
  clave: string,
  titulo: Text,
  more: Partial<Pick<SeededTask, 'detalle' | 'cualificacion' | 'espera' | 'obligatoria'>> = {},
): SeededTask => ({
  clave,
  tipo: 'documento',
  quien: 'persona',
  dias: -7,
  obligatoria: true,
  titulo,
  detalle: PHOTO,
  ...more,
});

const IDENTITY = document(
  'identidad',
  inAll('DNI o NIE', 'DNI o NIE', 'ID card (DNI or NIE)', 'DNI sau NIE', 'بطاقة الهوية DNI أو NIE'),
);
const LICENCE = document(
  'permiso',
  inAll('Permiso de conducir', 'Permís de conduir', 'Driving licence', 'Permis de conducere', 'رخصة القيادة'),
  { cualificacion: 'permiso_c_e' },
);
const CAP = document('cap', inAll('Tarjeta CAP', 'Targeta CAP', 'CAP card', 'Card CAP', 'بطاقة CAP'), {
  cualificacion: 'cap_mercancias',
});
const TACHOGRAPH = document(
  'tacografo',
  inAll(
    'Tarjeta de tacógrafo',
    'Targeta de tacògraf',
    'Tachograph card',
    'Card de tahograf',
    'بطاقة التاكوغراف',
  ),
  { cualificacion: 'tacografo' },
);
const ADR = document(
  'adr',
  inAll('Certificado ADR', 'Certificat ADR', 'ADR certificate', 'Certificat ADR', 'شهادة ADR'),
  {
    cualificacion: 'adr_basico',
    obligatoria: false,
    detalle: inAll(
      'Solo si lo tienes.',
      'Només si el tens.',
      'Only if you have one.',
      'Doar dacă îl ai.',
      'فقط إذا كانت لديك.',
    ),
  },
);
const NAF: SeededTask = {
  clave: 'naf',
  tipo: 'dato',
  quien: 'persona',
  dias: -7,
  obligatoria: true,
  dato: 'naf',
  titulo: inAll(
    'Tu número de la Seguridad Social',
    'El teu número de la Seguretat Social',
    'Your Social Security number',
    'Numărul tău de Securitate Socială',
    'رقمك في الضمان الاجتماعي',
  ),
  detalle: inAll(
    'Son 12 cifras. Está en tu tarjeta sanitaria, en un contrato anterior o en la app de la Seguridad Social.',
    'Són 12 xifres. És a la teva targeta sanitària, en un contracte anterior o a l’app de la Seguretat Social.',
    'It has 12 digits. It is on your health card, in an earlier contract or in the Social Security app.',
    'Are 12 cifre. Este pe cardul de sănătate, într-un contract anterior sau în aplicația Seguridad Social.',
    'يتكون من 12 رقمًا. تجده في بطاقتك الصحية أو في عقد سابق أو في تطبيق الضمان الاجتماعي.',
  ),
};
const IBAN: SeededTask = {
  clave: 'iban',
  tipo: 'dato',
  quien: 'persona',
  dias: -7,
  obligatoria: true,
  dato: 'iban',
  titulo: inAll(
    'La cuenta para tu nómina',
    'El compte per a la teva nòmina',
    'The account for your pay',
    'Contul pentru salariul tău',
    'الحساب الذي ستتلقى عليه راتبك',
  ),
  detalle: inAll(
    'El IBAN de una cuenta a tu nombre. En España empieza por ES y tiene 24 caracteres.',
    'L’IBAN d’un compte al teu nom. A Espanya comença per ES i té 24 caràcters.',
    'The IBAN of an account in your name. In Spain it begins with ES and has 24 characters.',
    'IBAN-ul unui cont pe numele tău. În Spania începe cu ES și are 24 de caractere.',
    'رقم IBAN لحساب باسمك. في إسبانيا يبدأ بـ ES ويتكون من 24 رمزًا.',
  ),
};
const ACCOUNT = document(
  'titularidad',
  inAll(
    'Certificado de titularidad bancaria',
    'Certificat de titularitat bancària',
    'Proof of bank account ownership',
    'Certificat de titular al contului bancar',
    'شهادة ملكية الحساب البنكي',
  ),
  {
    espera: 'iban',
    detalle: inAll(
      'Lo descargas en la app o en la web de tu banco.',
      'El descarregues a l’app o al web del teu banc.',
      'You can download it in the app or website of your bank.',
      'Îl descarci din aplicația sau de pe site-ul băncii tale.',
      'يمكنك تنزيلها من تطبيق البنك أو موقعه.',
    ),
  },
);
const SIZE: SeededTask = {
  clave: 'talla',
  tipo: 'dato',
  quien: 'persona',
  dias: -7,
  obligatoria: true,
  dato: 'talla',
  titulo: inAll(
    'Tu talla de ropa y calzado',
    'La teva talla de roba i calçat',
    'Your clothes and shoe size',
    'Mărimea ta la haine și încălțăminte',
    'مقاس ملابسك وحذائك',
  ),
  detalle: inAll(
    'Por ejemplo: L y 43.',
    'Per exemple: L i 43.',
    'For example: L and 43.',
    'De exemplu: L și 43.',
    'مثلًا: L و43.',
  ),
};
const EMERGENCY: SeededTask = {
  clave: 'emergencia',
  tipo: 'dato',
  quien: 'persona',
  dias: -3,
  obligatoria: true,
  dato: 'emergencia',
  titulo: inAll(
    'A quién avisamos si te pasa algo',
    'A qui avisem si et passa alguna cosa',
    'Whom to call in an emergency',
    'Pe cine anunțăm dacă pățești ceva',
    'من نتصل به في حالة الطوارئ',
  ),
};
const SAFETY: SeededTask = {
  clave: 'seguridad',
  tipo: 'lectura',
  quien: 'persona',
  dias: -3,
  obligatoria: true,
  titulo: inAll(
    'Normas de seguridad',
    'Normes de seguretat',
    'Safety rules',
    'Reguli de siguranță',
    'قواعد السلامة',
  ),
  texto: inAll(
    'Lleva siempre el calzado de seguridad y el chaleco en la campa y en el taller.\nNo uses el móvil mientras conduces o mueves vehículos.\nRevisa frenos, luces y neumáticos antes de salir; si algo falla, no salgas y avisa.\nNadie trabaja ni conduce después de beber alcohol o tomar drogas. Si tomas un medicamento que da sueño, dilo.\nSi hay un accidente: protege el lugar, llama al 112 y avisa a tu responsable.',
    'Porta sempre el calçat de seguretat i l’armilla a la campa i al taller.\nNo facis servir el mòbil mentre condueixes o mous vehicles.\nRevisa frens, llums i pneumàtics abans de sortir; si alguna cosa falla, no surtis i avisa.\nNingú no treballa ni condueix després de beure alcohol o prendre drogues. Si prens un medicament que fa venir son, digues-ho.\nSi hi ha un accident: protegeix el lloc, truca al 112 i avisa el teu responsable.',
    'Always wear safety shoes and the vest in the yard and in the workshop.\nDo not use your phone while you drive or move vehicles.\nCheck brakes, lights and tyres before you leave; if something fails, do not leave and tell us.\nNobody works or drives after alcohol or drugs. If you take a medicine that makes you sleepy, say so.\nIf there is an accident: make the place safe, call 112 and tell your manager.',
    'Poartă mereu încălțămintea de protecție și vesta în parc și în atelier.\nNu folosi telefonul când conduci sau muți vehicule.\nVerifică frânele, luminile și anvelopele înainte de plecare; dacă ceva nu merge, nu pleca și anunță.\nNimeni nu lucrează și nu conduce după alcool sau droguri. Dacă iei un medicament care dă somn, spune.\nDacă are loc un accident: asigură locul, sună la 112 și anunță-ți responsabilul.',
    'ارتدِ دائمًا حذاء السلامة والسترة في الساحة وفي الورشة.\nلا تستخدم الهاتف أثناء القيادة أو تحريك المركبات.\nافحص الفرامل والأضواء والإطارات قبل الانطلاق؛ وإذا وُجد عطل فلا تنطلق وأخبرنا.\nلا أحد يعمل أو يقود بعد شرب الكحول أو تعاطي المخدرات. إذا كنت تتناول دواءً يسبب النعاس فأخبرنا.\nإذا وقع حادث: أمّن المكان، واتصل بالرقم 112، وأخبر مسؤولك.',
  ),
};
const EQUIPMENT: SeededTask = {
  clave: 'equipos',
  tipo: 'lectura',
  quien: 'persona',
  dias: -3,
  obligatoria: true,
  titulo: inAll(
    'Uso de equipos y datos',
    'Ús d’equips i dades',
    'Use of equipment and data',
    'Folosirea echipamentelor și a datelor',
    'استخدام الأجهزة والبيانات',
  ),
  texto: inAll(
    'El ordenador, el correo y el móvil de la empresa son para trabajar.\nNo compartas tu contraseña con nadie, tampoco con informática.\nLos datos de clientes y de compañeros no salen de los programas de la empresa.\nSi recibes un correo raro o pierdes un equipo, avisa en el momento: nadie te lo reprochará.',
    'L’ordinador, el correu i el mòbil de l’empresa són per treballar.\nNo comparteixis la contrasenya amb ningú, tampoc amb informàtica.\nLes dades de clients i de companys no surten dels programes de l’empresa.\nSi reps un correu estrany o perds un equip, avisa de seguida: ningú no t’ho retraurà.',
    'The computer, mail and phone of the company are for work.\nDo not share your password with anybody, not even with IT.\nData of customers and colleagues stay in the company’s programs.\nIf you get a strange mail or lose a device, tell us at once: nobody will blame you.',
    'Calculatorul, e-mailul și telefonul firmei sunt pentru muncă.\nNu da nimănui parola ta, nici celor de la informatică.\nDatele clienților și ale colegilor nu ies din programele firmei.\nDacă primești un e-mail ciudat sau pierzi un echipament, anunță imediat: nimeni nu îți va reproșa.',
    'حاسوب الشركة وبريدها وهاتفها للعمل فقط.\nلا تشارك كلمة المرور مع أحد، ولا حتى مع قسم المعلوماتية.\nبيانات العملاء والزملاء لا تخرج من برامج الشركة.\nإذا وصلك بريد مريب أو فقدت جهازًا فأخبرنا فورًا: لن يلومك أحد.',
  ),
};

type OfStaff = Pick<SeededTask, 'clave' | 'quien' | 'dias'> &
  Partial<Pick<SeededTask, 'espera' | 'dato' | 'obligatoria'>>;
const ofStaff = ({ obligatoria = true, ...task }: OfStaff, es: string, detalle?: string): SeededTask => ({
  ...task,
  obligatoria,
  tipo: task.dato ? 'dato' : 'tarea',
  titulo: { es },
  ...(detalle ? { detalle: { es: detalle } } : {}),
});

const CONTRACT = ofStaff({ clave: 'contrato', quien: 'rrhh', dias: -7 }, 'Preparar el contrato');
const REGISTRATION = ofStaff(
  { clave: 'alta', quien: 'rrhh', dias: -3, espera: 'naf' },
  'Dar de alta en la Seguridad Social',
  'El alta se comunica antes de que empiece a trabajar.',
);
const FITNESS = ofStaff(
  { clave: 'aptitud', quien: 'rrhh', dias: -3, dato: 'aptitud' },
  'Anotar la aptitud médica',
  'Solo el resultado y su fecha. El informe médico no se guarda ni se pide.',
);
const DRIVER_CHECK = ofStaff(
  { clave: 'dgt', quien: 'rrhh', dias: 0, espera: 'permiso' },
  'Comprobar el permiso en la DGT',
  'Se hace en la sede electrónica de la DGT, en el servicio para empresas, con la persona ya dada de alta.',
);
const CLOTHES = ofStaff(
  { clave: 'ropa', quien: 'responsable', dias: -3, espera: 'talla' },
  'Preparar ropa y equipo de protección',
);
const WELCOME = ofStaff({ clave: 'acogida', quien: 'responsable', dias: 0 }, 'Recibir y enseñar el centro');
const TALK = ofStaff(
  { clave: 'seguimiento', quien: 'responsable', dias: 30, obligatoria: false },
  'Hablar de cómo va',
);
const PHONE = ofStaff({ clave: 'movil', quien: 'informatica', dias: -3 }, 'Preparar el móvil y sus accesos');
const ACCESS = ofStaff({ clave: 'accesos', quien: 'informatica', dias: -3 }, 'Crear el correo y los accesos');

const PAY = [NAF, IBAN, ACCOUNT];
const OFFICE_WORK = [CONTRACT, REGISTRATION, FITNESS];

export const SEEDED_ONBOARDING: readonly {
  semilla: string;
  nombre: string;
  departamento: string | null;
  tareas: readonly SeededTask[];
}[] = [
  {
    semilla: 'general',
    nombre: 'General',
    departamento: null,
    tareas: [IDENTITY, ...PAY, EMERGENCY, SAFETY, ...OFFICE_WORK, WELCOME, TALK],
  },
  {
    semilla: 'chofer',
    nombre: 'Chofer',
    departamento: 'chofer',
    tareas: [
      IDENTITY,
      LICENCE,
      CAP,
      TACHOGRAPH,
      ADR,
      ...PAY,
      SIZE,
      EMERGENCY,
      SAFETY,
      ...OFFICE_WORK,
      CLOTHES,
      PHONE,
      DRIVER_CHECK,
      WELCOME,
      TALK,
    ],
  },
  {
    semilla: 'mantenimiento',
    nombre: 'Mecánica y taller',
    departamento: 'mantenimiento',
    tareas: [
      IDENTITY,
      { ...LICENCE, obligatoria: false, cualificacion: 'permiso_b' },
      ...PAY,
      SIZE,
      EMERGENCY,
      SAFETY,
      ...OFFICE_WORK,
      CLOTHES,
      WELCOME,
      TALK,
    ],
  },
  {
    semilla: 'lavadero',
    nombre: 'Lavadero',
    departamento: 'lavadero',
    tareas: [IDENTITY, ...PAY, SIZE, EMERGENCY, SAFETY, ...OFFICE_WORK, CLOTHES, WELCOME, TALK],
  },
  {
    semilla: 'oficina',
    nombre: 'Oficina',
    departamento: 'oficina',
    tareas: [IDENTITY, ...PAY, EMERGENCY, EQUIPMENT, ...OFFICE_WORK, ACCESS, WELCOME, TALK],
  },
];
