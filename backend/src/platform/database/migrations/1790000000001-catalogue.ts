import type { MigrationInterface, QueryRunner } from 'typeorm';

type Row = [codigo: string, nombre: string, usos: string, posiciones: [codigo: string, nombre: string][]];

/** The lists of the specification: each form shows the departments that name its use. */
const DEPARTMENTS: Row[] = [
  ['chofer', 'Chofer', 'candidatura,vacante,personal', [['conductor', 'Conductor']]],
  [
    'mantenimiento',
    'Mantenimiento',
    'candidatura,perfil,vacante',
    [
      ['mecanico', 'Mecánico'],
      ['electrico', 'Eléctrico'],
      ['tecnico', 'Técnico'],
    ],
  ],
  [
    'logistica',
    'Logística',
    'candidatura,perfil,vacante',
    [
      ['coordinador', 'Coordinador'],
      ['planificador', 'Planificador'],
      ['operador', 'Operador'],
    ],
  ],
  [
    'administracion',
    'Administración',
    'candidatura,perfil,vacante',
    [
      ['contador', 'Contador'],
      ['administrativo', 'Administrativo'],
      ['recursos_humanos', 'Recursos Humanos'],
    ],
  ],
  [
    'sistema',
    'Sistemas',
    'candidatura',
    [
      ['desarrollador', 'Desarrollador'],
      ['administrador', 'Administrador'],
      ['tecnico', 'Técnico'],
    ],
  ],
  [
    'lavadero',
    'Lavadero',
    'vacante,personal',
    [
      ['limpiador', 'Limpiador'],
      ['operario_lavado', 'Operario de Lavado'],
      ['auxiliar', 'Auxiliar'],
      ['supervisor_lavado', 'Supervisor de Lavado'],
    ],
  ],
  [
    'oficina',
    'Oficina',
    'vacante,personal',
    [
      ['administrativo', 'Administrativo'],
      ['contable', 'Contable'],
      ['comercial', 'Comercial'],
      ['tecnico', 'Técnico'],
      ['rrhh', 'RRHH'],
    ],
  ],
  ['rrhh', 'RRHH', 'perfil', []],
  ['marketing', 'Marketing', 'perfil', []],
  ['ventas', 'Ventas', 'perfil', []],
  ['tecnologia', 'Tecnología', 'perfil', []],
  ['operaciones', 'Operaciones', 'perfil', []],
  ['otro', 'Otro', 'perfil', []],
];

/** An invented company: a real one changes it in the administration panel. */
const COMPANY = {
  name: 'Zarvia',
  legal_name: 'Zarvia Flotas y Logística, S.L.',
  tax_id: 'B00000000',
  address: 'Carrer de l’Exemple, 100',
  postal_code: '08000',
  city: 'Barcelona',
  phone: '+34 930 000 000',
  hours: 'De lunes a viernes, de 8:00 a 19:00',
  email: 'info@example.com',
  email_rrhh: 'rrhh@example.com',
  registry: 'Registro Mercantil de Barcelona, tomo 00000, folio 000, hoja B-000000',
};

/** The department catalogue and the one row of settings. */
export class Catalogue1790000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `INSERT INTO departamentos_vacantes (codigo, nombre, orden, ofrecido_en)
       SELECT codigo, nombre, orden, string_to_array(usos, ',')
       FROM jsonb_to_recordset($1) AS d (codigo text, nombre text, orden smallint, usos text)`,
      [JSON.stringify(DEPARTMENTS.map(([codigo, nombre, usos], orden) => ({ codigo, nombre, usos, orden })))],
    );
    await db.query(
      `INSERT INTO posiciones_departamento (departamento_id, codigo, nombre, orden)
       SELECT d.id, p.codigo, p.nombre, p.orden
       FROM jsonb_to_recordset($1) AS p (departamento text, codigo text, nombre text, orden smallint)
       JOIN departamentos_vacantes d ON d.codigo = p.departamento`,
      [
        JSON.stringify(
          DEPARTMENTS.flatMap(([departamento, , , posiciones]) =>
            posiciones.map(([codigo, nombre], orden) => ({ departamento, codigo, nombre, orden })),
          ),
        ),
      ],
    );
    await db.query(`INSERT INTO system_config (company_info, system_email) VALUES ($1, $2)`, [
      JSON.stringify(COMPANY),
      'seleccion@example.com',
    ]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM system_config`);
    await db.query(`DELETE FROM posiciones_departamento`);
    await db.query(`DELETE FROM departamentos_vacantes`);
  }
}
