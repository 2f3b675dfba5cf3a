import { Box, Chip, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { translate } from '../i18n/texts';
import { begunMention, type Colleague } from './mention';

interface Props {
  text: string;
  staff: readonly Colleague[];
  /** The text with the whole name behind the @. */
  onChoose: (text: string) => void;
}

const SHOWN = 6;

/** Colleagues who may be meant by the @ at the end of the text, to be named with a tap or with Tab and Enter. */
export function MentionChoices({ text, staff, onChoose }: Props) {
  const meant = begunMention(text, staff).slice(0, SHOWN);
  return (
    <>
      {/* They come beside the field, where a screen reader does not look. */}
      <Box role="status" sx={visuallyHidden}>
        {meant.length > 0 && translate('tasks.note.mentioned', meant.length)}
      </Box>
      {meant.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label={translate('tasks.note.mention')}
          sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}
        >
          {meant.map(({ id, nombre, whole }) => (
            <Chip
              key={id}
              label={`@${nombre}`}
              onClick={() => onChoose(whole)}
              sx={{ '@media (pointer: coarse)': { height: 44 } }}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
