import '../../i18n/inbox';
import { Button, Divider, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Candidate } from '../../candidates/useCandidate';
import type { Schemas } from '../../providers/api';
import { WHOLE_LIST } from '../../providers/dataProvider';
import { translate } from '../../i18n/texts';

/** The text with what is known of the person in it; what is not known stays to be filled in. */
export const filledIn = (
  text: string,
  { nombre, vacante_titulo }: Pick<Candidate, 'nombre' | 'vacante_titulo'>,
) =>
  text.replace(/\{(nombre|puesto)\}/g, (chip, name) => (name === 'nombre' ? nombre : vacante_titulo) || chip);

/** Puts an answer that was kept where the message is written. */
export function SavedAnswers({
  candidate,
  onChoose,
}: {
  candidate: Candidate;
  onChoose: (text: string) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [], isPending } = useGetList<Schemas['SavedAnswerResponse']>(
    'saved-answers',
    { ...WHOLE_LIST, sort: { field: 'titulo', order: 'ASC' } },
    { enabled: anchor !== null },
  );
  return (
    <>
      <Button data-key="g" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('inbox.saved.use')}
      </Button>
      <Menu open={anchor !== null && !isPending} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {data.map(({ id, titulo, texto }) => (
          <MenuItem
            key={id}
            onClick={() => {
              // A menu that closes gives the focus back: what is chosen takes it afterwards.
              flushSync(() => setAnchor(null));
              onChoose(filledIn(texto, candidate));
            }}
          >
            {titulo}
          </MenuItem>
        ))}
        {data.length === 0 && <MenuItem disabled>{translate('inbox.saved.none')}</MenuItem>}
        <Divider />
        <MenuItem component={Link} to="/saved-answers">
          {translate('inbox.saved.manage')}
        </MenuItem>
      </Menu>
    </>
  );
}
