import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import { Box, Chip, IconButton, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { Candidate } from '../useCandidate';
import { FAILURE_BESIDE, type Tag, TagInput } from './TagInput';
import { api, at, reasonOf, useWrite } from '../../providers/api';
import { translate } from '../../i18n/texts';

/** Nothing of the record around: ra-core's `Form` would begin with its values. */
const NEW = {};

/** The labels of a person, to be added to and taken off. */
export function TagEditor({ candidate }: { candidate: Candidate }) {
  const [adding, setAdding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  // The field takes the keyboard when it opens, and the button has it back when it goes.
  useEffect(() => {
    if (adding) box.current?.querySelector('input')?.focus();
    else if (was.current) button.current?.focus();
    was.current = adding;
  }, [adding]);
  const place = (tag: string) => at({ id: candidate.id, tag });
  const put = useWrite((id: string) => api.put('/api/candidates/{id}/tags/{tag}', place(id)), FAILURE_BESIDE);
  const take = useWrite(
    (id: string) => api.delete('/api/candidates/{id}/tags/{tag}', place(id)),
    FAILURE_BESIDE,
  );
  const [said, setSaid] = useState('');
  const say = (word: 'added' | 'taken', name: string) =>
    setSaid(translate(`candidates.tags.${word}`, { name }));
  const carried = new Set(candidate.etiquetas.map(({ id }) => id));
  const failed = put.error ?? take.error;
  const problem = failed && translate('candidates.tags.failed', { reason: reasonOf(failed) });

  return (
    <Stack role="group" aria-label={translate('candidates.tags.title')} direction="row" spacing={0.75}>
      {candidate.etiquetas.map(({ id, nombre }) => (
        <Chip
          key={id}
          label={nombre}
          size="small"
          variant="outlined"
          disabled={take.isPending && take.variables === id}
          onDelete={() => {
            take.mutate(id, { onSuccess: () => say('taken', nombre) });
            // The chip goes: the keyboard stays beside the others.
            button.current?.focus();
          }}
          slotProps={{ root: { 'aria-label': translate('candidates.tags.takeOff', { name: nombre }) } }}
          sx={{ height: 28 }}
        />
      ))}
      {adding ? (
        <Box
          ref={box}
          sx={{ width: { xs: '100%', sm: 280 }, mt: { xs: 1, sm: 0 } }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setAdding(false);
          }}
        >
          <Form record={NEW}>
            <TagInput
              source="etiqueta"
              label="candidates.tags.add"
              without={carried}
              disabled={put.isPending}
              helperText={problem ?? false}
              onChange={(id: unknown, tag: RaRecord | '') =>
                typeof id === 'string' &&
                put.mutate(id, {
                  onSuccess: () => {
                    setAdding(false);
                    if (tag) say('added', (tag as Tag).nombre);
                  },
                })
              }
            />
          </Form>
        </Box>
      ) : (
        <IconButton
          ref={button}
          aria-label={translate('candidates.tags.add')}
          title={translate('candidates.tags.add')}
          onClick={() => setAdding(true)}
          size="small"
        >
          <LocalOfferOutlined />
        </IconButton>
      )}
      <Box role="status" sx={{ color: 'error.main', fontSize: 'body2.fontSize' }}>
        {adding ? '' : (problem ?? <span style={visuallyHidden}>{said}</span>)}
      </Box>
    </Stack>
  );
}
