import '../../i18n/inbox';
import { Box, Button, Link as MuiLink, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Candidate } from '../../candidates/useCandidate';
import { useDepartments } from '../../panel/departments/useDepartments';
import type { Schemas } from '../../providers/api';
import { WHOLE_LIST } from '../../providers/dataProvider';
import { InstantSearch } from '../../ui/forms/InstantSearch';
import { translate } from '../../i18n/texts';

/** What a text has in braces in the place of what is known of the person. */
const CHIP = /\{(nombre|puesto)\}/g;

/** The text with what is known of the person in it; what is not known stays to be filled in. */
export const filledIn = (text: string, known: { nombre: string; puesto: string }) =>
  text.replace(CHIP, (chip, name: keyof typeof known) => known[name] || chip);

/** What is still to be filled in, each once. */
export const gapsIn = (text: string): string[] => [...new Set(text.match(CHIP))];

/** Puts an answer that was kept where the message is written. */
export function SavedAnswers({
  candidate,
  onChoose,
}: {
  candidate: Candidate;
  onChoose: (text: string) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const { positionName } = useDepartments();
  const { nombre, vacante_titulo, departamento, posicion } = candidate;
  // As the messages call it: a spontaneous application is for a position too.
  const puesto = vacante_titulo ?? positionName(departamento, posicion);
  const { data = [], isPending } = useGetList<Schemas['SavedAnswerResponse']>(
    'saved-answers',
    { ...WHOLE_LIST, sort: { field: 'titulo', order: 'ASC' } },
    { enabled: anchor !== null },
  );
  return (
    <>
      <Button data-key="g" aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('inbox.saved.use')}
      </Button>
      <Popover
        open={anchor !== null && !isPending}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        // The choices are placed where the field is when it takes the focus.
        transitionDuration={0}
        onClose={close}
      >
        <Box sx={{ width: 'min(420px, 88vw)', p: 1.5, display: 'grid', gap: 1 }}>
          <MuiLink component={Link} to="/saved-answers" sx={{ justifySelf: 'end' }}>
            {translate('inbox.saved.manage')}
          </MuiLink>
          {data.length === 0 ? (
            <Typography>{translate('inbox.saved.none')}</Typography>
          ) : (
            <InstantSearch
              label="inbox.saved.find"
              value={undefined}
              choices={data.map(({ id, titulo, texto }) => ({ id, name: titulo, words: texto }))}
              focused
              onChoose={(id) => {
                const chosen = data.find((one) => one.id === id);
                // What closes gives the focus back: what is chosen takes it afterwards.
                flushSync(close);
                if (chosen) onChoose(filledIn(chosen.texto, { nombre, puesto }));
              }}
            />
          )}
        </Box>
      </Popover>
    </>
  );
}
