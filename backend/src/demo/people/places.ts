/** Towns around Barcelona with their postal codes; the weight is the share of people who live there. */
export const PLACES: readonly { ciudad: string; codigos: readonly string[]; peso: number }[] = [
  {
    ciudad: 'Barcelona',
    codigos:
      '08004 08012 08013 08014 08016 08018 08019 08020 08024 08025 08026 08027 08028 08030 08031 08033 08042'.split(
        ' ',
      ),
    peso: 30,
  },
  { ciudad: 'L’Hospitalet de Llobregat', codigos: ['08901', '08902', '08903', '08904', '08906'], peso: 12 },
  { ciudad: 'Badalona', codigos: ['08911', '08912', '08914', '08916', '08918'], peso: 7 },
  { ciudad: 'Sabadell', codigos: ['08201', '08203', '08205', '08206', '08208'], peso: 8 },
  { ciudad: 'Terrassa', codigos: ['08221', '08222', '08224', '08225', '08227'], peso: 6 },
  { ciudad: 'Martorell', codigos: ['08760'], peso: 6 },
  { ciudad: 'El Prat de Llobregat', codigos: ['08820'], peso: 6 },
  { ciudad: 'Cornellà de Llobregat', codigos: ['08940'], peso: 5 },
  { ciudad: 'Sant Boi de Llobregat', codigos: ['08830'], peso: 5 },
  { ciudad: 'Santa Coloma de Gramenet', codigos: ['08921', '08923'], peso: 4 },
  { ciudad: 'Viladecans', codigos: ['08840'], peso: 3 },
  { ciudad: 'Rubí', codigos: ['08191'], peso: 3 },
  { ciudad: 'Mollet del Vallès', codigos: ['08100'], peso: 3 },
  { ciudad: 'Granollers', codigos: ['08401', '08402'], peso: 3 },
  { ciudad: 'Sant Andreu de la Barca', codigos: ['08740'], peso: 3 },
  { ciudad: 'Esparreguera', codigos: ['08292'], peso: 2 },
  { ciudad: 'Cerdanyola del Vallès', codigos: ['08290'], peso: 2 },
  { ciudad: 'Gavà', codigos: ['08850'], peso: 2 },
  { ciudad: 'Mataró', codigos: ['08301', '08302'], peso: 2 },
  { ciudad: 'Igualada', codigos: ['08700'], peso: 1 },
];

/** Street names that many towns have. */
export const STREETS: readonly string[] = [
  'Carrer Major',
  'Carrer de la Pau',
  'Carrer de Montserrat',
  'Carrer del Progrés',
  'Avinguda de Catalunya',
  'Carrer de l’Església',
  'Passeig de la Ribera',
  'Carrer de Sant Josep',
  'Carrer de les Flors',
  'Rambla Nova',
  'Carrer dels Ametllers',
  'Avinguda del Mil·lenari',
  'Carrer del Pont',
  'Carrer de la Font',
  'Carrer de Sant Antoni',
  'Plaça de la Vila',
  'Carrer de l’Estació',
  'Carrer del Molí',
  'Carrer dels Tarongers',
  'Ronda de Ponent',
];
