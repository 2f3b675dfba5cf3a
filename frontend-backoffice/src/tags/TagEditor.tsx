import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import { Box, Button, Chip } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Candidate } from '../candidates/types';
import { reasonOf } from '../providers/problem';
import { useWrite } from '../providers/useWrite';
import { TagInput } from './TagInput';
import { TAG_READS, tagIdOf, useTags } from './useTags';

// What fails is said beside the tags.
const QUIET = { ...TAG_READS, tells: false };

/** The labels of a person, to be added to and taken off. */
export function TagEditor({ candidate }: { candidate: Candidate }) {
  const [adding, setAdding] = useState(false);
  const { data: tags = [] } = useTags();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  // The field takes the keyboard when it opens, and the button has it back when it goes.
  useEffect(() => {
    if (adding) box.current?.querySelector('input')?.focus();
    else if (was.current) button.current?.focus();
    was.current = adding;
  }, [adding]);
  const put = useWrite(async (provider, tag: { id: string; nombre: string; nueva?: true }) => {
    await provider.putTag(candidate.id, await tagIdOf(provider, tag));
  }, QUIET);
  const take = useWrite((provider, id: string) => provider.takeTag(candidate.id, id), QUIET);
  const carried = new Set(candidate.etiquetas.map(({ id }) => id));
  const failed = put.error ?? take.error;

  return (
    <Box
      role="group"
      aria-label="Etiquetas"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      {candidate.etiquetas.map(({ id, nombre }) => (
        <Chip
          key={id}
          label={nombre}
          size="small"
          variant="outlined"
          disabled={take.isPending && take.variables === id}
          onDelete={() => {
            take.mutate(id);
            // The chip goes: the keyboard stays beside the others.
            button.current?.focus();
          }}
          slotProps={{ root: { 'aria-label': `${nombre}: pulsa Suprimir para quitarla` } }}
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
          <TagInput
            label="Añadir etiqueta"
            tags={tags.filter(({ id }) => !carried.has(id))}
            busy={put.isPending}
            error={failed ? `No se pudo guardar: ${reasonOf(failed)}` : undefined}
            onChoose={(tag) => tag && put.mutate(tag, { onSuccess: () => setAdding(false) })}
          />
        </Box>
      ) : (
        <Button
          ref={button}
          size="small"
          startIcon={<LocalOfferOutlined />}
          onClick={() => setAdding(true)}
          sx={{ minHeight: { xs: 44, sm: 32 } }}
        >
          Añadir etiqueta
        </Button>
      )}
      <Box role="status" sx={{ color: 'error.main', fontSize: 'body2.fontSize' }}>
        {failed && !adding ? `No se pudo guardar: ${reasonOf(failed)}` : ''}
      </Box>
    </Box>
  );
}
