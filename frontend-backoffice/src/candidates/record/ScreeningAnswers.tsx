import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { answerText } from '@hiring/contract';
import type { Application } from '../types';

/** What the vacancy asked and the person answered, in the words of then. */
export function ScreeningAnswers({ answers }: { answers: Application['cuestionario_respuestas'] }) {
  if (answers.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h4" sx={{ mb: 0.75 }}>
        Respuestas al cuestionario
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1 }}>
        {answers.map(({ id, texto, unidad, respuesta }) => (
          <div key={id}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {texto}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
                ...(respuesta === null && { color: 'text.secondary', fontStyle: 'italic' }),
              }}
            >
              {answerText(respuesta, unidad)}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
