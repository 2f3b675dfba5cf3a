import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS, type QuestionType, requestKey } from '@hiring/contract';
import type { QuestionForm } from './formValues';
import { ListEditor } from './ListEditor';

const TYPES: readonly (readonly [QuestionType, string])[] = [
  ['si_no', 'Sí o no'],
  ['opcion', 'Una opción'],
  ['opciones', 'Varias opciones'],
  ['numero', 'Un número'],
  ['texto', 'Texto libre'],
];

const isChoice = (tipo: QuestionType) => tipo === 'opcion' || tipo === 'opciones';

/** Its id names it in the answers, and is never seen. */
const newQuestion = (): QuestionForm => ({
  id: `p${requestKey().slice(0, 12)}`,
  texto: '',
  tipo: 'si_no',
  opciones: [],
  obligatoria: true,
  ayuda: null,
  unidad: null,
});

interface Props {
  questions: readonly QuestionForm[];
  /** Of the whole form, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (questions: QuestionForm[]) => void;
}

/** What the application form asks besides. Answers turn nobody down: a person reads them. */
export function QuestionsEditor({ questions, errors, onChange }: Props) {
  const patch = (place: number, change: Partial<QuestionForm>) =>
    onChange(questions.map((question, at) => (at === place ? { ...question, ...change } : question)));
  const move = (place: number, by: number) => {
    const moved = questions[place];
    if (moved) onChange(questions.toSpliced(place, 1).toSpliced(place + by, 0, moved));
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {errors.preguntas && <Typography color="error">{errors.preguntas}</Typography>}
      {questions.map((question, place) => {
        const error = (part: string) => errors[`preguntas.${place}.${part}`];
        const name = `Pregunta ${place + 1}`;
        return (
          <Box
            key={question.id}
            role="group"
            aria-label={name}
            sx={{ display: 'grid', gap: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            <TextField
              label={name}
              margin="none"
              fullWidth
              required
              value={question.texto}
              error={Boolean(error('texto'))}
              helperText={error('texto')}
              onChange={({ target }) => patch(place, { texto: target.value })}
              slotProps={{ htmlInput: { maxLength: LIMITS.questionText } }}
            />
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
              <TextField
                select
                label="Respuesta"
                margin="none"
                value={question.tipo}
                error={Boolean(error('tipo'))}
                helperText={error('tipo')}
                onChange={({ target }) => {
                  const tipo = target.value as QuestionType;
                  patch(place, {
                    tipo,
                    opciones: isChoice(tipo)
                      ? question.opciones.length > 0
                        ? question.opciones
                        : ['', '']
                      : [],
                    unidad: tipo === 'numero' ? question.unidad : null,
                  });
                }}
              >
                {TYPES.map(([value, label]) => (
                  <MenuItem key={value} value={value}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
              {question.tipo === 'numero' && (
                <TextField
                  label="Unidad"
                  placeholder="años"
                  margin="none"
                  value={question.unidad ?? ''}
                  error={Boolean(error('unidad'))}
                  helperText={error('unidad')}
                  onChange={({ target }) => patch(place, { unidad: target.value || null })}
                  slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 30 } }}
                />
              )}
            </Box>
            {isChoice(question.tipo) && (
              <ListEditor
                label="Opciones"
                entry="Opción"
                placeholder="Turno de mañana"
                rows={question.opciones.length > 0 ? question.opciones : ['']}
                max={LIMITS.questionOption}
                most={LIMITS.questionOptions}
                error={error('opciones')}
                onChange={(opciones) => patch(place, { opciones })}
              />
            )}
            <TextField
              label="Ayuda"
              placeholder="Se muestra debajo de la pregunta"
              margin="none"
              fullWidth
              value={question.ayuda ?? ''}
              error={Boolean(error('ayuda'))}
              helperText={error('ayuda')}
              onChange={({ target }) => patch(place, { ayuda: target.value || null })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: LIMITS.questionText } }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <FormControlLabel
                control={
                  <Switch
                    checked={question.obligatoria}
                    onChange={(_event, obligatoria) => patch(place, { obligatoria })}
                  />
                }
                label="Obligatoria"
                sx={{ mr: 'auto' }}
              />
              <Button
                size="small"
                disabled={place === 0}
                onClick={() => move(place, -1)}
                aria-label={`Subir la pregunta ${place + 1}`}
              >
                Subir
              </Button>
              <Button
                size="small"
                disabled={place === questions.length - 1}
                onClick={() => move(place, 1)}
                aria-label={`Bajar la pregunta ${place + 1}`}
              >
                Bajar
              </Button>
              <Button
                size="small"
                color="error"
                onClick={() => onChange(questions.toSpliced(place, 1))}
                aria-label={`Quitar la pregunta ${place + 1}`}
              >
                Quitar
              </Button>
            </Box>
          </Box>
        );
      })}
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={questions.length >= LIMITS.questions}
        onClick={() => onChange([...questions, newQuestion()])}
        sx={{ justifySelf: 'start' }}
      >
        Añadir pregunta
      </Button>
    </Box>
  );
}
