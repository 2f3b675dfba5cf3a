import type { Language } from './people.ts';

/** Headings, labels and paragraphs as CVs of a language have them. */
export interface Words {
  title: string;
  personal: string;
  contact: string;
  profile: string;
  experience: string;
  education: string;
  languages: string;
  references: string;
  label: {
    name: string;
    given: string;
    family: string;
    email: string;
    phone: string;
    address: string;
    licence: string;
    birth: string;
    id: string;
  };
  about: string;
  jobs: readonly [years: string, job: string, text: string][];
  studies: string;
  spoken: string;
  /** Somebody else, with a telephone and an address. */
  referee: string;
}

export const WORDS: Record<Language, Words> = {
  es: {
    title: 'CURRÍCULUM VITAE',
    personal: 'Datos personales',
    contact: 'Contacto',
    profile: 'Perfil profesional',
    experience: 'Experiencia laboral',
    education: 'Formación académica',
    languages: 'Idiomas',
    references: 'Referencias',
    label: {
      name: 'Nombre y apellidos',
      given: 'Nombre',
      family: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      address: 'Dirección',
      licence: 'Permiso de conducir',
      birth: 'Fecha de nacimiento',
      id: 'DNI',
    },
    about:
      'Persona responsable y puntual, acostumbrada a trabajar en equipo y con ganas de aprender. Disponibilidad inmediata.',
    jobs: [
      [
        '2018 - 2023',
        'Transportes Inventados del Sur S.L.',
        'Carga y descarga, trincaje según EN 12195 e ISO 9001. 120.000 km al año. Sede: Polígono Can Calderon, 08830 Sant Boi de Llobregat.',
      ],
      [
        '03/2012 - 12/2017',
        'Talleres Hermanos Pacheco',
        'Atención al cliente, presupuestos y partes. Tel. 917 001 122.',
      ],
    ],
    studies: '2008-2010 · Grado medio en Electromecánica, IES Julio Verne, Leganés',
    spoken: 'Castellano: nativo. Inglés (B1).',
    referee: 'Ramón Echevarría Gil, jefe de tráfico. Tel. 914 455 667, ramon.echevarria@example.biz',
  },
  ca: {
    title: 'CURRÍCULUM',
    personal: 'Dades personals',
    contact: 'Contacte',
    profile: 'Sobre mi',
    experience: 'Experiència professional',
    education: 'Estudis',
    languages: 'Llengües',
    references: 'Referències',
    label: {
      name: 'Nom i cognoms',
      given: 'Nom',
      family: 'Cognoms',
      email: 'Correu electrònic',
      phone: 'Telèfon',
      address: 'Adreça',
      licence: 'Carnet de conduir',
      birth: 'Data de naixement',
      id: 'NIF',
    },
    about: 'Soc una persona organitzada, amb experiència en empreses del sector i molta iniciativa.',
    jobs: [
      [
        '2019 - actualitat',
        'Logística Imaginària SLU',
        'Control d’estocs, albarans i atenció als xofers. Magatzem a Castellbisbal (08755).',
      ],
      ['2014 - 2018', 'Garatge Pirineus', 'Manteniment de vehicles segons ISO 14001. 973 00 11 22.'],
    ],
    studies: '2010 - 2012 Cicle formatiu de grau superior, Institut Montilivi, Girona',
    spoken: 'Català: nadiu. Castellà: nadiu. Anglès: B2.',
    referee: 'Pere Aragonès Costa, cap de magatzem, 936 778 899, pere.a@example.biz',
  },
  en: {
    title: 'Curriculum Vitae',
    personal: 'Personal information',
    contact: 'Contact',
    profile: 'Career Objective',
    experience: 'Work Experience',
    education: 'Education and Training',
    languages: 'Languages',
    references: 'References',
    label: {
      name: 'Name',
      given: 'First name',
      family: 'Surname',
      email: 'E-mail',
      phone: 'Phone',
      address: 'Address',
      licence: 'Driving licence',
      birth: 'Date of birth',
      id: 'Passport number',
    },
    about: 'Hard-working professional looking for a long-term role in vehicle logistics in Spain.',
    jobs: [
      [
        'Jan 2019 - Present',
        'Northgate Imaginary Ltd',
        'Planned routes and handled claims. 28001 Madrid office. ISO 45001 lead.',
      ],
      ['2013 - 2018', 'Harbour Freight Demo Inc.', 'Team leader of 12 people, reports to John Smithers.'],
    ],
    studies: 'BSc Business, University of Leeds, 2009 - 2012',
    spoken: 'English: native. Spanish: B1. French: A2.',
    referee: 'Dr Helen Morgan, operations director, +44 20 7946 0958, helen.morgan@example.biz',
  },
  ro: {
    title: 'CURRICULUM VITAE EUROPASS',
    personal: 'Informații personale',
    contact: 'Contact',
    profile: 'Despre mine',
    experience: 'Experiență profesională',
    education: 'Educație și formare',
    languages: 'Limbi străine',
    references: 'Referințe',
    label: {
      name: 'Nume și prenume',
      given: 'Prenume',
      family: 'Nume',
      email: 'E-mail',
      phone: 'Telefon',
      address: 'Adresă',
      licence: 'Permis de conducere',
      birth: 'Data nașterii',
      id: 'CNP',
    },
    about: 'Persoană serioasă, punctuală, cu experiență în transport internațional.',
    jobs: [
      [
        '2016 - 2022',
        'Trans Fictiv SRL',
        'Transport de autoturisme pe platformă, rute Spania - Franța - Germania.',
      ],
      ['2011 - 2015', 'Depozit Exemplu SA', 'Gestiune stocuri, București, sector 6.'],
    ],
    studies: '2005 - 2009 Liceul Tehnologic Auto, Craiova',
    spoken: 'Română: limba maternă. Spaniolă: B2. Engleză: A2.',
    referee: 'Gheorghe Marinescu, director, +40 21 555 0199, gheorghe@example.biz',
  },
  ar: {
    title: 'السيرة الذاتية',
    personal: 'المعلومات الشخصية',
    contact: 'معلومات الاتصال',
    profile: 'نبذة عني',
    experience: 'الخبرة المهنية',
    education: 'التعليم',
    languages: 'اللغات',
    references: 'المراجع',
    label: {
      name: 'الاسم الكامل',
      given: 'الاسم الشخصي',
      family: 'الاسم العائلي',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      address: 'العنوان',
      licence: 'رخصة السياقة',
      birth: 'تاريخ الازدياد',
      id: 'رقم البطاقة',
    },
    about: 'شخص جاد ومنضبط، لدي خبرة في النقل الدولي.',
    jobs: [
      ['2017 - 2022', 'Transport Fictif SARL', 'نقل السيارات بين طنجة ومدريد'],
      ['2012 - 2016', 'شركة المثال', 'صيانة الشاحنات'],
    ],
    studies: '2008 - 2010 معهد التكوين المهني، فاس',
    spoken: 'العربية: اللغة الأم. الإسبانية: B1',
    referee: 'أحمد التازي، مدير، ‎+212 522 00 11 22',
  },
  pt: {
    title: 'Currículo',
    personal: 'Dados pessoais',
    contact: 'Contactos',
    profile: 'Sobre mim',
    experience: 'Experiência profissional',
    education: 'Formação académica',
    languages: 'Línguas',
    references: 'Referências',
    label: {
      name: 'Nome completo',
      given: 'Nome',
      family: 'Apelido',
      email: 'Correio eletrónico',
      phone: 'Telemóvel',
      address: 'Morada',
      licence: 'Carta de condução',
      birth: 'Data de nascimento',
      id: 'Cartão de cidadão',
    },
    about: 'Profissional dinâmico, com experiência em transporte internacional e espírito de equipa.',
    jobs: [
      [
        '2015 - 2021',
        'Transportes Imaginários Lda',
        'Rotas Portugal - Espanha - França. Oficina em 4450-123 Matosinhos.',
      ],
      ['2010 - 2014', 'Oficina Exemplo', 'Manutenção de pesados, ISO 9001.'],
    ],
    studies: '2006 - 2009 Curso profissional de mecatrónica, Escola Secundária de Braga',
    spoken: 'Português: nativo. Espanhol: C1. Inglês: B1.',
    referee: 'Manuel Teixeira Pinto, gerente, +351 22 000 1122, manuel@example.biz',
  },
};
