import type { Truth } from './people.ts';

/** A CV that is written out: what is odd about it, its maker, the truth where it is not null, and its text. */
export interface Odd {
  name: string;
  /** `text`: the product's PDF library; `troff`; `docx`, `markdown`: Word by pandoc; `html`: a page of Chromium. */
  make: 'text' | 'troff' | 'docx' | 'markdown' | 'html' | 'writer';
  truth: Partial<Truth>;
  body: string;
  /** Name of the file and metadata, where they say something. */
  file?: string;
  title?: string;
  author?: string;
}

export const ODD: readonly Odd[] = [
  {
    name: 'glued after the address',
    make: 'text',
    truth: {
      nombre: 'Rocío',
      apellidos: 'Santana Vega',
      email: 'rocio.santana@example.com',
      telefono: '+34611223344',
    },
    body: 'Rocío Santana Vega\nEmail:rocio.santana@example.comTeléfono:611223344Fecha de nacimiento:12/04/1991\nExperiencia laboral\nConductora de autobús',
  },
  {
    name: 'glued in capitals',
    make: 'docx',
    truth: {
      nombre: 'Iker',
      apellidos: 'Olabarria',
      email: 'iker.olabarria@example.eus',
      telefono: '+34688771122',
    },
    body: 'IKER OLABARRIA\nTELÉFONO:688771122EMAIL:iker.olabarria@example.eusDIRECCIÓN:Getxo\nFORMACIÓN\nESO',
  },
  {
    name: 'letter by letter',
    make: 'html',
    truth: { email: 'bea.cid@example.com', telefono: '+34611002299' },
    body: '<style>h1{font-size:20pt}</style><h1>B&nbsp;E&nbsp;A&nbsp;T&nbsp;R&nbsp;I&nbsp;Z</h1><p>C U R R I C U L U M</p><p>bea.cid@example.com</p><p>611 00 22 99</p>',
  },
  {
    name: 'letters with wider gaps between words',
    make: 'text',
    truth: { nombre: 'Julia', apellidos: 'Merino', email: 'julia.merino@example.com' },
    body: 'J U L I A   M E R I N O\nT r a n s p o r t e   y   a l m a c é n\njulia.merino@example.com',
  },
  {
    name: 'headings only',
    make: 'text',
    truth: {},
    body: 'Career Objective\n\nWork Experience\n\nEducation\n\nSkills\n\nReferences\n\nTable of Contents',
  },
  {
    name: 'a trade in the largest letters, no name',
    make: 'html',
    truth: { email: 'contacto.cv77@example.com' },
    title: 'Front-End Developer',
    body: '<h1 style="font-size:30pt">Front-End Developer</h1><p>contacto.cv77@example.com</p><h2>Über mich</h2><p>Ich arbeite gern.</p><h2>Work Experience</h2><p>2019 Demo GmbH</p>',
  },
  {
    name: 'table of contents',
    make: 'text',
    truth: {},
    body: 'TABLE OF CONTENTS Page\nCurriculum Vitae 1\nCertificates 4\nLetters of Recommendation 6',
  },
  {
    name: 'a form of a public office',
    make: 'writer',
    truth: {
      nombre: 'Dolores',
      apellidos: 'Cabrera Infante',
      email: 'lola.cabrera@example.com',
      telefono: '+34616904455',
      ciudad: 'Dos Hermanas',
      codigo_postal: '41701',
      permisos: 'B',
    },
    body: '<table border=1><tr><td>APELLIDOS</td><td>CABRERA INFANTE</td><td>NOMBRE</td><td>DOLORES</td></tr><tr><td>DNI</td><td>28554433K</td><td>Nº SEG. SOCIAL</td><td>41/1234567890</td></tr><tr><td>LOCALIDAD</td><td>DOS HERMANAS</td><td>C.P.</td><td>41701</td></tr><tr><td>TELÉFONO</td><td>616904455</td><td>E-MAIL</td><td>lola.cabrera@example.com</td></tr><tr><td>PERMISO DE CONDUCIR</td><td>B</td><td>VEHÍCULO</td><td>SÍ</td></tr></table>',
  },
  {
    name: 'numbers that are no telephone',
    make: 'text',
    truth: { nombre: 'Samuel', apellidos: 'Ortiz Lago', email: 'samuel.ortiz@example.com' },
    body: 'Samuel Ortiz Lago\nPasaporte: 612345678\nNIE: X6123456L\nIBAN ES91 2100 0418 4502 0005 1332\nNacido el 12.04.1988\nNº de colegiado 655 443 322\nsamuel.ortiz@example.com',
  },
  {
    name: 'years and standards that are no place',
    make: 'text',
    truth: { nombre: 'Gerard', apellidos: 'Boix', email: 'gboix@example.cat', telefono: '+34629118833' },
    body: 'Gerard Boix\ngboix@example.cat\n629 11 88 33\nAuditor ISO 14001 Barcelona, EN 12195 Madrid, ISO 45001 León\nProyecto 08221 Terrassa Norte para el cliente\nNacido en Lleida',
  },
  {
    name: 'place of birth and place of work',
    make: 'markdown',
    truth: {
      nombre: 'Hugo',
      apellidos: 'Sanz Peral',
      email: 'hugosanz@example.com',
      telefono: '+34645332211',
      ciudad: 'Torrejón de Ardoz',
      codigo_postal: '28850',
    },
    body: '# Hugo Sanz Peral\n\nLugar de nacimiento: Mérida (Badajoz)\n\nDomicilio: C/ Jarama 4, 28850 Torrejón de Ardoz\n\nTel. 645332211 · hugosanz@example.com\n\n## Experiencia\n\n2019-2022. Almacenes Prueba S.L., 28906 Getafe (Madrid)',
  },
  {
    name: 'two addresses of mail, one of the employer',
    make: 'text',
    truth: {
      nombre: 'Noemí',
      apellidos: 'Calvo Rey',
      email: 'noemi.calvo@example.com',
      telefono: '+34620881144',
      ciudad: 'Alcorcón',
      codigo_postal: '28921',
    },
    body: 'Consultoría Ejemplo S.L.\nPaseo de la Castellana 200, 28046 Madrid\ninfo@consultoria.example.com - 910 000 111\n\nCANDIDATA: Noemí Calvo Rey\n28921 Alcorcón\n620 881 144\nnoemi.calvo@example.com\n\nFORMACIÓN\nGrado en ADE',
  },
  {
    name: 'references before the end, without own telephone',
    make: 'text',
    truth: { nombre: 'Pau', apellidos: 'Mas Coll', email: 'pau.mas@example.cat' },
    body: 'Pau Mas Coll\npau.mas@example.cat\n\nReferències:\nMaria Font (Tallers Demo) 611 777 888 maria.font@example.biz\nJoan Grau 622 777 888\n\nEstudis\nBatxillerat',
  },
  {
    name: 'emergency contact',
    make: 'docx',
    truth: {
      nombre: 'Silvia',
      apellidos: 'Pardo Mena',
      email: 'silviapardo@example.com',
      telefono: '+34600334455',
    },
    body: 'Silvia Pardo Mena\nTeléfono: 600 334 455\nContacto de emergencia: Luis Pardo, 699 111 333\nsilviapardo@example.com',
  },
  {
    name: 'fax and office beside the mobile',
    make: 'text',
    truth: {
      nombre: 'Emilio',
      apellidos: 'Bravo Toro',
      email: 'emiliobravo@example.com',
      telefono: '+34656121314',
    },
    body: 'Emilio Bravo Toro\nFax: 914 000 222\nMóvil: 656 12 13 14\nemiliobravo@example.com',
  },
  {
    name: 'Moroccan and Spanish telephone',
    make: 'text',
    truth: {
      nombre: 'Abdelkader',
      apellidos: 'Bouzid',
      email: 'a.bouzid@example.com',
      telefono: '+34632111222',
      ciudad: 'Manresa',
      codigo_postal: '08241',
    },
    body: 'Abdelkader Bouzid\n+212 661 234 567 / +34 632 111 222\n08241 Manresa\na.bouzid@example.com',
  },
  {
    name: 'Peru: number without its country',
    make: 'text',
    truth: {
      nombre: 'Milagros',
      apellidos: 'Huamán Flores',
      email: 'mhuaman@example.pe',
      telefono: '+51987654321',
    },
    body: 'Milagros Huamán Flores\nCel. 987 654 321\nAv. Arequipa 1200, Lince, Lima - Perú\nmhuaman@example.pe\nLicencia de conducir A-IIb',
  },
  {
    name: 'Portuguese number without its country',
    make: 'text',
    truth: {
      nombre: 'Tiago',
      apellidos: 'Moreira Lopes',
      email: 'tiago.moreira@example.pt',
      telefono: '+351912345670',
      permisos: 'B',
    },
    body: 'Tiago Moreira Lopes\nRua Direita 4, 4700-321 Braga, Portugal\nTelemóvel: 912 345 670\ntiago.moreira@example.pt\nCarta de condução: B',
  },
  {
    name: 'level of English and licence',
    make: 'text',
    truth: { nombre: 'Carla', apellidos: 'Nieto', email: 'carlanieto@example.com', permisos: 'B, C1' },
    body: 'Carla Nieto\ncarlanieto@example.com\nIdiomas: inglés B1, francés A2\nPermisos de conducir B y C1 (2019)\nCarnet de carretillero\nPermiso de trabajo tipo C',
  },
  {
    name: 'licence still to come',
    make: 'text',
    truth: { nombre: 'Adrián', apellidos: 'Luque Gil', email: 'adrianluque@example.com', permisos: 'B' },
    body: 'Adrián Luque Gil\nadrianluque@example.com\nCarné de conducir B. Carné C en trámite.\nDisponibilidad total',
  },
  {
    name: 'no licence',
    make: 'text',
    truth: { nombre: 'Eva', apellidos: 'Robles', email: 'evarobles@example.com' },
    body: 'Eva Robles\nevarobles@example.com\nNo tengo carnet de conducir B, voy en bicicleta',
  },
  {
    name: 'mail broken over two lines',
    make: 'text',
    truth: { nombre: 'Alejandra', apellidos: 'Villalobos', email: 'alejandra.villalobos@example.com' },
    body: 'Alejandra Villalobos\nalejandra.villalobos@\nexample.com\nExperiencia\n2020 Camarera',
  },
  {
    name: 'generic author, scanned title',
    make: 'text',
    author: 'Windows User',
    title: 'Microsoft Word - CV nuevo.docx',
    truth: { nombre: 'Ferran', apellidos: 'Tudela', email: 'ferrantudela@example.cat' },
    body: 'Curriculum Vitae\nFerran Tudela\nferrantudela@example.cat',
  },
  {
    name: 'name only in capitals in the header, author agrees',
    make: 'text',
    author: 'Zdravko Ilievski',
    truth: { nombre: 'Zdravko', apellidos: 'Ilievski', telefono: '+34698112233' },
    body: 'ZDRAVKO ILIEVSKI\nMechanik\n698 112 233\nErfahrung\n2010 Werkstatt',
  },
  {
    name: 'the file has the name',
    make: 'text',
    file: 'CV_Okonjo_Ngozi_2026.pdf',
    truth: { nombre: 'Ngozi', apellidos: 'Okonjo', telefono: '+34699887744' },
    body: 'Ngozi Okonjo\nForklift driver\n699 887 744',
  },
  {
    name: 'another person is praised first',
    make: 'text',
    truth: { nombre: 'Teresa', apellidos: 'Amat Riu', email: 'tamat@example.cat' },
    body: 'CARTA DE RECOMANACIÓ\nJo, Joan Carles Soler, director de Logística Demo SA, recomano la senyora Teresa Amat Riu.\n\nNom i cognoms: Teresa Amat Riu\nCorreu: tamat@example.cat',
  },
  {
    name: 'nothing but sentences',
    make: 'docx',
    truth: {},
    body: 'Estimados señores:\n\nMe dirijo a ustedes porque busco un puesto de conductor. He trabajado en Barcelona y Madrid con camiones de gran tonelaje.\n\nUn cordial saludo',
  },
  {
    name: 'an invoice',
    make: 'writer',
    truth: {},
    body: '<h1>FACTURA 2024/0091</h1><p>Neumáticos Demo S.L.<br>C/ Industria 12, 08025 Barcelona<br>Tel. 933 000 444<br>ventas@neumaticos.example.com</p><p>Cliente: Flotas Demo S.A.</p><table><tr><td>Total</td><td>1.234,00 €</td></tr></table>',
  },
  {
    name: 'given and family names on two lines',
    make: 'html',
    truth: {
      nombre: 'Guillermo',
      apellidos: 'Arrieta Solís',
      email: 'garrieta@example.com',
      telefono: '+34619283746',
      ciudad: 'Pamplona',
      codigo_postal: '31001',
    },
    body: '<div style="font-size:28pt">GUILLERMO</div><div style="font-size:28pt">ARRIETA SOLÍS</div><p>Responsable de Calidad</p><p>31001 Pamplona</p><p>619283746 garrieta@example.com</p>',
  },
  {
    name: 'foreign towns with Spanish names',
    make: 'text',
    truth: {
      nombre: 'Gustavo',
      apellidos: 'Peralta',
      email: 'gperalta@example.com',
      telefono: '+5493514123456',
    },
    body: 'Gustavo Peralta\nCórdoba, Argentina\n+54 9 351 412 3456\ngperalta@example.com',
  },
  {
    name: 'street that is called like a town',
    make: 'text',
    truth: {
      nombre: 'Elvira',
      apellidos: 'Hernando',
      email: 'elvirahernando@example.com',
      telefono: '+34615161718',
      ciudad: 'Burgos',
      codigo_postal: '09001',
    },
    body: 'Elvira Hernando\nCalle Vitoria 45, 3ºB, 09001 Burgos\nTfno: 615.161.718\nelvirahernando@example.com',
  },
  {
    name: 'postal code of another province',
    make: 'text',
    truth: { nombre: 'Raúl', apellidos: 'Pascual', email: 'raulpascual@example.com' },
    body: 'Raúl Pascual\nraulpascual@example.com\nRef. 28999 Girona',
  },
  {
    name: 'town beside the telephone without a code',
    make: 'docx',
    truth: {
      nombre: 'Cristian',
      apellidos: 'Nogueira',
      email: 'cnogueira@example.gal',
      telefono: '+34681223344',
      ciudad: 'Santiago de Compostela',
    },
    body: 'CRISTIAN NOGUEIRA\nSantiago de Compostela, España | 681 22 33 44 | cnogueira@example.gal\nPerfil\nVigilante',
  },
  {
    name: 'troff',
    make: 'troff',
    truth: {
      nombre: 'Esteban',
      apellidos: 'Ruiz Cano',
      email: 'eruizcano@example.com',
      telefono: '+34627384950',
      ciudad: 'Granada',
      codigo_postal: '18004',
    },
    body: '.ce 3\nEsteban Ruiz Cano\n18004 Granada\n627 38 49 50\n.sp\neruizcano@example.com\n.sp\n.B Experiencia\n.br\n2019 Fundiciones Demo',
  },
  {
    name: 'labels in Arabic',
    make: 'html',
    truth: {
      nombre: 'خديجة',
      apellidos: 'الإدريسي',
      email: 'khadija.idrissi@example.ma',
      telefono: '+34631445566',
      permisos: 'B',
    },
    body: '<div dir="rtl" lang="ar"><h2>السيرة الذاتية</h2><p>الاسم الكامل: خديجة الإدريسي</p><p>الهاتف: ‎+34 631 445 566</p><p>البريد الإلكتروني: khadija.idrissi@example.ma</p><p>رخصة السياقة: B</p></div>',
  },
  {
    name: 'Arabic labels for family and given name',
    make: 'writer',
    truth: { nombre: 'Hamza', apellidos: 'El Fassi', email: 'hamza.elfassi@example.com' },
    body: '<div dir="rtl"><table><tr><td>الاسم الشخصي</td><td>Hamza</td></tr><tr><td>الاسم العائلي</td><td>El Fassi</td></tr><tr><td>البريد الإلكتروني</td><td>hamza.elfassi@example.com</td></tr></table></div>',
  },
  {
    name: 'Romanian labels',
    make: 'writer',
    truth: {
      nombre: 'Cosmin',
      apellidos: 'Bălan',
      email: 'cosmin.balan@example.ro',
      telefono: '+34643219870',
      permisos: 'B, C',
    },
    body: '<h2>CURRICULUM VITAE</h2><table><tr><td>Nume</td><td>Bălan</td></tr><tr><td>Prenume</td><td>Cosmin</td></tr><tr><td>Telefon mobil</td><td>+34 643 219 870</td></tr><tr><td>E-mail</td><td>cosmin.balan@example.ro</td></tr><tr><td>Permis(e) de conducere</td><td>B, C</td></tr></table>',
  },
  {
    name: 'French labels',
    make: 'docx',
    truth: {
      nombre: 'Yassine',
      apellidos: 'Berrada',
      email: 'yassine.berrada@example.fr',
      telefono: '+34602998877',
      permisos: 'B',
    },
    body: 'Curriculum Vitae\nNom : BERRADA\nPrénom : Yassine\nTéléphone : +34 602 99 88 77\nE-mail : yassine.berrada@example.fr\nPermis de conduire : B',
  },
  {
    name: 'name after the words curriculum vitae',
    make: 'html',
    truth: { nombre: 'Olga', apellidos: 'Marchenko', email: 'olga.marchenko@example.com' },
    body: '<h1>Curriculum Vitae de Olga Marchenko</h1><p>olga.marchenko@example.com</p>',
  },
  {
    name: 'mail of somebody else first',
    make: 'text',
    truth: {
      nombre: 'Víctor',
      apellidos: 'Lanza Prieto',
      email: 'victor.lanza@example.com',
      telefono: '+34664332211',
    },
    body: 'Enviado por: Agencia Demo ETT, seleccion@demo.example.com, 902 000 111\n\nVíctor Lanza Prieto\nvictor.lanza@example.com\n664 33 22 11',
  },
  {
    name: 'lower case',
    make: 'text',
    truth: {
      nombre: 'Manuela',
      apellidos: 'Torres Vidal',
      email: 'manuela.torres@example.com',
      telefono: '+34616717273',
    },
    body: 'manuela torres vidal\nmanuela.torres@example.com\n616717273\nhe trabajado de limpiadora',
  },
  {
    name: 'English resume with a company in its line',
    make: 'markdown',
    truth: {
      nombre: 'Grace',
      apellidos: 'Mwangi',
      email: 'grace.mwangi@example.com',
      telefono: '+34604112233',
      ciudad: 'Valencia',
    },
    body: '# GRACE MWANGI, MBA\n\nSupply Chain Manager at Demo Logistics Ltd\n\nValencia, Spain | +34 604 112 233 | grace.mwangi@example.com\n\n## Professional Summary\n\nTen years in automotive logistics.',
  },
];
