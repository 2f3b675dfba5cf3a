import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { VACANCY_FIELD_LABEL, VACANCY_LIMITS as MAX } from '@hiring/contract';
import type { Vacancy } from '../types';
import { ConditionFields } from './ConditionFields';
import { FormNotices } from './FormNotices';
import { FormPart } from './FormPart';
import { ListEditor } from './ListEditor';
import { PlaceFields } from './PlaceFields';
import { PublicationFields } from './PublicationFields';
import { QualificationTicks } from './QualificationTicks';
import { QuestionsEditor } from './QuestionsEditor';
import { SalaryFields } from './SalaryFields';
import type { VacancyFormState } from './useVacancyForm';

const LISTS = [
  ['requisitos', 'Requisito', 'Carné C+E y CAP en vigor', MAX.item, MAX.items],
  ['responsabilidades', 'Responsabilidad', 'Cargar y amarrar vehículos', MAX.item, MAX.items],
  ['beneficios', 'Beneficio', 'Formación a cargo de la empresa', MAX.item, MAX.items],
  ['idiomas', 'Idioma', 'Catalán', MAX.tag, MAX.items],
  ['tags', 'Etiqueta', 'ruta nacional', MAX.tag, MAX.tags],
] as const;

/** Everything that is said of a vacancy. */
export function VacancyForm({ form, vacancy }: { form: VacancyFormState; vacancy: Vacancy | null }) {
  const { values, change, errors } = form;
  const fields = { values, errors, onChange: change };
  const line = (
    name: 'titulo' | 'ubicacion' | 'educacion',
    max: number,
    { required = false, placeholder = '' } = {},
  ) => (
    <TextField
      fullWidth
      margin="none"
      required={required}
      label={VACANCY_FIELD_LABEL[name]}
      placeholder={placeholder}
      value={values[name]}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: max } }}
    />
  );

  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0, pt: 0.5 }}>
      <FormNotices form={form} vacancy={vacancy} />
      <FormPart title="El puesto" columns={2}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          {line('titulo', MAX.title, { required: true, placeholder: 'Conductor/a C+E de portavehículos' })}
        </Box>
        <PlaceFields {...fields} />
        {line('ubicacion', MAX.place, { required: true, placeholder: 'Zona Franca, Barcelona' })}
        {line('educacion', MAX.education, { placeholder: 'Graduado en ESO' })}
        <TextField
          fullWidth
          multiline
          required
          minRows={5}
          margin="none"
          label={VACANCY_FIELD_LABEL.descripcion}
          value={values.descripcion}
          error={Boolean(errors.descripcion)}
          helperText={errors.descripcion ?? 'Deja una línea en blanco entre párrafos'}
          onChange={({ target }) => change({ descripcion: target.value })}
          sx={{ gridColumn: '1 / -1' }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: MAX.description } }}
        />
      </FormPart>
      <FormPart title="Condiciones" columns={3}>
        <ConditionFields {...fields} />
      </FormPart>
      <FormPart title="Salario" columns={2}>
        <SalaryFields {...fields} />
      </FormPart>
      <FormPart title="Publicación" columns={2}>
        <PublicationFields {...fields} isNew={vacancy === null} />
      </FormPart>
      <FormPart title="Lo que se lee en la oferta" columns={2}>
        {LISTS.map(([name, entry, placeholder, max, most]) => (
          <ListEditor
            key={name}
            label={VACANCY_FIELD_LABEL[name]}
            entry={entry}
            placeholder={placeholder}
            rows={values[name]}
            max={max}
            most={most}
            error={errors[name]}
            onChange={(rows) => change({ [name]: rows })}
          />
        ))}
      </FormPart>
      <FormPart
        title={VACANCY_FIELD_LABEL.cualificaciones}
        lead="Se muestran en la oferta y sirven para encontrar a quien encaja. No descartan a nadie."
      >
        <QualificationTicks
          ticked={values.cualificaciones}
          onChange={(cualificaciones) => change({ cualificaciones })}
        />
      </FormPart>
      <FormPart
        title="Preguntas para quien se presente"
        lead="Se responden en el formulario de candidatura. Las lee una persona: ninguna respuesta descarta por sí sola."
      >
        <QuestionsEditor
          questions={values.preguntas}
          errors={errors}
          onChange={(preguntas) => change({ preguntas })}
        />
      </FormPart>
    </Box>
  );
}
