import { Box, Typography } from '@mui/material';
import { answerText } from '@hiring/contract';
import { Section } from '../../ui/Section';
import type { Application } from '../types';

interface Props {
  vacancy: Application['vacante_titulo'];
  answers: Application['cuestionario_respuestas'];
}

/** What the vacancy asked and the person answered, in the words of then. */
export function ScreeningAnswers({ vacancy, answers }: Props) {
  if (answers.length === 0) return null;
  return (
    <Section title={vacancy ? `Respuestas al cuestionario: ${vacancy}` : 'Respuestas al cuestionario'}>
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
    </Section>
  );
}
