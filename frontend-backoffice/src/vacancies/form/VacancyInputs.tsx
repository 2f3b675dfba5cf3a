import {
  CONTRATOS,
  CUALIFICACION_GROUPS,
  CUALIFICACION_LABEL,
  JORNADAS,
  VACANCY_ESTADO_LABEL,
  VACANCY_LIMITS as MAX,
  VACANCY_OPEN_ESTADOS,
  VACANCY_PRIORIDADES,
} from '@hiring/contract';
import {
  AutocompleteArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  type RaRecord,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { FormPart } from './FormPart';
import { LinesInput } from './LinesInput';
import { PlaceInputs } from './PlaceInputs';
import { QuestionInputs } from './QuestionInputs';
import { SalaryInputs } from './SalaryInputs';
import { PARTS } from './parts';

const choicesOf = (words: readonly string[]) =>
  words.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }));

const ESTADOS = VACANCY_OPEN_ESTADOS.map((id) => ({ id, name: VACANCY_ESTADO_LABEL[id] }));
const QUALIFICATIONS = CUALIFICACION_GROUPS.flatMap(({ title, tipos }) =>
  tipos.map((id) => ({ id, name: CUALIFICACION_LABEL[id], title })),
);
const upTo = (maxLength: number) => ({ htmlInput: { maxLength } });

/** Everything that is said of a vacancy. */
export function VacancyInputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      <FormPart {...PARTS.puesto} columns={2}>
        <TextInput
          source="titulo"
          className="whole-line"
          validate={required()}
          placeholder="Conductor/a C+E de portavehículos"
          slotProps={upTo(MAX.title)}
        />
        <PlaceInputs />
        <TextInput
          source="ubicacion"
          validate={required()}
          placeholder="Zona Franca, Barcelona"
          slotProps={upTo(MAX.place)}
        />
        <TextInput source="educacion" placeholder="Graduado en ESO" slotProps={upTo(MAX.education)} />
        <TextInput
          source="descripcion"
          className="whole-line"
          validate={required()}
          multiline
          minRows={5}
          helperText="Deja una línea en blanco entre párrafos"
          slotProps={upTo(MAX.description)}
        />
      </FormPart>
      <FormPart {...PARTS.condiciones} columns={3}>
        <SelectInput source="tipo_contrato" choices={choicesOf(CONTRATOS)} validate={required()} />
        <SelectInput source="jornada" choices={choicesOf(JORNADAS)} validate={required()} />
        <SelectInput source="prioridad" choices={choicesOf(VACANCY_PRIORIDADES)} validate={required()} />
        <TextInput
          source="horario"
          placeholder="De lunes a viernes, de 6:00 a 14:00"
          slotProps={upTo(MAX.hours)}
        />
        <TextInput source="noches_fuera" placeholder="Una o dos por semana" slotProps={upTo(MAX.hours)} />
        <NumberInput source="experiencia_min" min={0} max={MAX.experience} helperText="Años" />
        <NumberInput source="experiencia_max" min={0} max={MAX.experience} helperText="Años. Opcional" />
        <NumberInput source="vacantes_disponibles" min={1} max={MAX.openings} />
      </FormPart>
      <FormPart {...PARTS.salario} columns={2}>
        <SalaryInputs />
      </FormPart>
      <FormPart {...PARTS.publicacion} columns={2}>
        <SelectInput
          source="estado"
          choices={ESTADOS}
          validate={required()}
          {...(isNew ? {} : { helperText: 'Para cerrarla, usa «Cerrar vacante»' })}
        />
        <DateInput source="cierra_el" helperText="Opcional. Al acabar ese día se cierra sola" />
        <BooleanInput source="visible_publicamente" helperText={false} />
        <BooleanInput source="destacada" helperText={false} />
      </FormPart>
      <FormPart {...PARTS.oferta} columns={2}>
        <LinesInput source="requisitos" placeholder="Carné C+E y CAP en vigor" />
        <LinesInput source="responsabilidades" placeholder="Cargar y amarrar vehículos" />
        <LinesInput source="beneficios" placeholder="Formación a cargo de la empresa" />
        <LinesInput source="idiomas" placeholder="Catalán" />
        <LinesInput source="tags" placeholder="ruta nacional" />
      </FormPart>
      <FormPart {...PARTS.permisos}>
        <AutocompleteArrayInput
          source="cualificaciones"
          choices={QUALIFICATIONS}
          groupBy={(choice: RaRecord) => String(choice.title)}
          helperText={false}
        />
      </FormPart>
      <FormPart {...PARTS.preguntas}>
        <QuestionInputs />
      </FormPart>
    </>
  );
}
