/** First names and surnames as they occur around Barcelona. No full name is a real person's on purpose. */
export interface NameStock {
  /** Percentage of people with these names. */
  share: number;
  female: readonly string[];
  male: readonly string[];
  surnames: readonly string[];
  /** Only one surname, as is usual for families from there. */
  single?: boolean;
  /** A first language besides Spanish and Catalan. */
  language?: string;
}

const words = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

export const NAME_STOCKS: readonly NameStock[] = [
  {
    share: 34,
    female: words('Núria Laia Mireia Montserrat Anna Carla Júlia Marta Ariadna Gemma Mercè Berta'),
    male: words('Jordi Marc Pau Oriol Josep Albert Arnau Xavier Roger Martí Ferran Gerard Joan Biel'),
    surnames: words(
      'Puig Serra Vila Ferrer Soler Bosch Vidal Font Casals Riera Camps Solà Mas Planas Sala Comas Bonet Prats Ribera Miralles Vendrell Coll Fuster',
    ),
    language: 'Catalán',
  },
  {
    share: 34,
    female: words(
      'María Carmen Ana_Belén Cristina Raquel Silvia Noelia Patricia Sonia Rocío Verónica Inmaculada',
    ),
    male: words(
      'Antonio David Javier Óscar Sergio Rubén Iván Manuel Raúl Francisco_Javier Alberto Juan_Carlos Adrián Víctor',
    ),
    surnames: words(
      'García Martínez López Sánchez Romero Navarro Jiménez Ruiz Moreno Muñoz Ortega Delgado Molina Castro Ortiz Marín Serrano Blanco Gil Cano Lozano Rubio Peña Vargas Herrera Gallego',
    ),
  },
  {
    share: 15,
    female: words('Luz_Marina Daniela Paola Yésica Gabriela Andrea_Carolina Rosa_Elena Valeria'),
    male: words('Wilmer Jhon_Jairo Edison Luis_Fernando Cristian Mauricio Álvaro Jorge_Luis'),
    surnames: words(
      'Quispe Mendoza Cárdenas Restrepo Zambrano Villacís Arango Espinoza Guamán Paredes Salazar Cevallos Huamán Bermúdez',
    ),
  },
  {
    share: 7,
    female: words('Fátima Samira Nawal Hanan Ikram'),
    male: words('Mohamed Youssef Hamza Rachid Abdelhak Bilal'),
    surnames: words('El_Amrani Benali El_Idrissi Bouzid Chakir Tahiri Lahlou'),
    single: true,
    language: 'Árabe',
  },
  {
    share: 4,
    female: words('Andreea Mihaela Ioana'),
    male: words('Ionut Vasile Cristian_Marius'),
    surnames: words('Popescu Munteanu Dumitru Ciobanu Stoica'),
    single: true,
    language: 'Rumano',
  },
  {
    share: 3,
    female: words('Ayesha Sadia'),
    male: words('Imran Usman Bilal_Ahmed'),
    surnames: words('Hussain Mahmood Akhtar Chaudhry'),
    single: true,
    language: 'Urdu',
  },
  {
    share: 2,
    female: words('Aissatou Mariama'),
    male: words('Mamadou Ousmane'),
    surnames: words('Diallo Ndiaye Sow'),
    single: true,
    language: 'Francés',
  },
  {
    share: 1,
    female: words('Oksana Iryna'),
    male: words('Andriy Taras'),
    surnames: words('Kovalenko Bondarenko'),
    single: true,
    language: 'Ucraniano',
  },
];
