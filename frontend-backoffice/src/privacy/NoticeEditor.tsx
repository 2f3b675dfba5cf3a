import { Alert, Box, Card, Link, Typography } from '@mui/material';
import {
  AVISO_FORMULARIO_LABEL,
  AVISO_LIMITS,
  AVISO_VARIABLE_LABEL,
  AVISO_VARIABLES,
  type AvisoFormulario,
  type AvisoVariable,
  type NoticePiece,
  readNotice,
} from '@hiring/contract';
import { api, at, fieldErrorsOf, reasonOf, type Schemas, useRead, useWrite } from '../providers/api';
import { Form, SaveButton, TextInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { columns } from '../ui/lists/columns';
import { WriteButton } from '../ui/dialogs/confirm';
import { TextDifference } from '../ui/display/TextDifference';
import { upTo } from '../ui/forms/inputs';

type Values = Partial<Record<AvisoVariable, string>>;

export function NoticePreview({ texto }: { texto: string }) {
  const { data: company } = useRead(['company'], () => api.get('/api/config/company'));
  const values: Values = company
    ? {
        razon_social: company.legal_name,
        nif: company.tax_id,
        direccion: `${company.address}, ${company.postal_code} ${company.city}`,
        email: company.email,
        email_rrhh: company.email_rrhh,
      }
    : {};
  const { resumen, apartados } = readNotice(texto);
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="body2">
        <strong>Protección de datos.</strong> <Pieces of={resumen} values={values} />
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
        {apartados.map(({ titulo, texto: words }) => (
          <div key={titulo}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 'bold' }}>
              {titulo}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              <Pieces of={words} values={values} />
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}

function Pieces({ of, values }: { of: readonly NoticePiece[]; values: Values }) {
  return of.map((piece, place) => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'variable') return values[piece.name] ?? AVISO_VARIABLE_LABEL[piece.name];
    return (
      <Link key={place} href={piece.to} target="_blank" rel="noopener noreferrer">
        {piece.text}
      </Link>
    );
  });
}

type Notice = Schemas['NoticeResponse'];

const READS = { reads: ['notices'] };

interface Props {
  form: AvisoFormulario;
  current: Notice;
  /** Absent: nobody has begun the next version. */
  draft: Notice | undefined;
}

function NoticeInputs({ form, current, draft }: Props) {
  const texto = useWatch<{ texto: string | null }, 'texto'>({ name: 'texto' }) ?? '';
  const { isDirty, isSubmitting } = useFormState();
  return (
    <>
      <Box sx={columns({ lg: 2 })}>
        <div>
          <TextInput
            source="texto"
            label={draft ? `Borrador de la versión ${draft.numero}` : 'Texto del aviso'}
            multiline
            minRows={12}
            maxRows={28}
            margin="none"
            helperText="El primer párrafo siempre se ve. Los demás, separados por una línea en blanco, van como «Título: texto». Enlaces: [palabras](/pagina)."
            slotProps={upTo(AVISO_LIMITS.texto)}
          />
          <Typography variant="note" sx={{ mt: 1 }}>
            Datos de la empresa:{' '}
            {AVISO_VARIABLES.map((name) => `{${name}} (${AVISO_VARIABLE_LABEL[name]})`).join(', ')}.
          </Typography>
        </div>
        <div>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            Así se verá
          </Typography>
          <NoticePreview texto={texto} />
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 2 }}>
        <SaveButton label="Guardar borrador" color="secondary" />
        {draft && (
          <>
            <WriteButton
              label="Publicar"
              question={`¿Publicar la versión ${draft.numero}?`}
              explanation="El formulario la mostrará en unos segundos. Su texto ya no se podrá cambiar: para corregirlo habrá que publicar otra."
              busy={isSubmitting || isDirty}
              write={() =>
                api.post(
                  '/api/privacy/notices/{formulario}/publish',
                  at({ formulario: form }, { version: draft.version }),
                )
              }
              {...READS}
              done="Aviso publicado: el formulario ya lo muestra"
            />
            <WriteButton
              label="Descartar borrador"
              question="¿Descartar el borrador?"
              explanation="Se pierde lo escrito. La versión en vigor sigue como está."
              busy={isSubmitting}
              write={() => api.delete('/api/privacy/notices/{formulario}/draft', at({ formulario: form }))}
              {...READS}
              done="Borrador descartado"
            />
          </>
        )}
        <Typography variant="note" role="status">
          {isDirty ? 'Hay cambios sin guardar.' : draft ? 'Borrador guardado, sin publicar.' : ''}
        </Typography>
      </Box>
      {draft && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="h3">
            Qué cambia respecto a la versión en vigor
          </Typography>
          <TextDifference label="Cambios del borrador" from={current.texto} to={texto} />
        </Box>
      )}
    </>
  );
}

export function NoticeEditor({ form, current, draft }: Props) {
  const save = useWrite(
    (texto: string) =>
      api.put(
        '/api/privacy/notices/{formulario}/draft',
        at({ formulario: form }, { texto, version: draft?.version }),
      ),
    { ...READS, done: 'Borrador guardado', tells: false },
  );
  const submit = ({ texto }: { texto?: string | null }) =>
    save.mutateAsync(texto ?? '').then(() => undefined, fieldErrorsOf);
  return (
    <Box component="section" aria-label={`Aviso: ${AVISO_FORMULARIO_LABEL[form]}`}>
      <Form record={draft ?? current} onSubmit={submit} warnWhenUnsavedChanges noValidate>
        {save.isError && Object.keys(fieldErrorsOf(save.error)).length === 0 && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {reasonOf(save.error)}
          </Alert>
        )}
        <NoticeInputs form={form} current={current} draft={draft} />
      </Form>
    </Box>
  );
}
