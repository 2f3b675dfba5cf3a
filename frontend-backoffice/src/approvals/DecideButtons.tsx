import '../i18n/approvals';
import { Box, Stack, Typography } from '@mui/material';
import { APPROVAL_LIMITS } from '@hiring/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { TextInput } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { DialogButton } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import type { Noun } from '../providers/freshness';
import { translate } from '../i18n/texts';

export const MAIN = { variant: 'contained', color: 'secondary', size: 'small' } as const;
export const OTHER = { variant: 'outlined', size: 'small' } as const;

const TITLE_ID = 'approved-title';
/** The state of the address of what was made just now: the dialog that made it has gone with its screen. */
export const JUST_MADE = { made: true };

/** A button goes with what it did, and the keyboard focus with it: Tab goes on at the title, right before what may be done next. */
function goOnAtTitle(): void {
  const { activeElement: at, body } = document;
  // A new screen begins at its main part.
  if (at === body || at?.id === 'main-content') document.getElementById(TITLE_ID)?.focus();
}

interface ReasonDialogProps {
  /** Its words: title, label, help and done. */
  group: `${string}.`;
  title?: string;
  done?: string;
  isNeeded?: boolean;
  save: (motivo: string) => Promise<unknown>;
  changes: readonly Noun[];
  onClose: () => void;
}

/** Why: whoever it is about reads it. */
export function ReasonDialog({ group, isNeeded = true, save, ...dialog }: ReasonDialogProps) {
  // Its button may have gone already, while it was open. After it has let go of the focus.
  useEffect(() => () => void setTimeout(goOnAtTitle), []);
  return (
    <FormDialog<{ motivo?: string }>
      title={`${group}title`}
      maxWidth="xs"
      submitLabel={`${group}label`}
      done={`${group}done`}
      save={({ motivo = '' }) => save(motivo)}
      {...dialog}
    >
      <TextInput
        source="motivo"
        label="approvals.reason"
        helperText={`${group}help`}
        isRequired={isNeeded}
        multiline
        minRows={3}
        slotProps={upTo(APPROVAL_LIMITS.motivo)}
      />
    </FormDialog>
  );
}

interface DecideProps {
  shown: boolean;
  /** Their words. */
  groups: { approve: `${string}.`; giveBack: `${string}.` };
  approve: () => Promise<unknown>;
  giveBack: (motivo: string) => Promise<unknown>;
  changes: readonly Noun[];
}

export const DecideButtons = ({ shown, groups, approve, giveBack, changes }: DecideProps) => (
  <>
    <DialogButton
      {...OTHER}
      shown={shown}
      dialog={(close) => (
        <ReasonDialog group={groups.giveBack} save={giveBack} changes={changes} onClose={close} />
      )}
    >
      {translate(`${groups.giveBack}label`)}
    </DialogButton>
    {shown && (
      <WriteButton
        {...MAIN}
        {...confirmTexts(groups.approve)}
        write={approve}
        changes={changes}
        done={`${groups.approve}done`}
      />
    )}
  </>
);

interface HeadProps {
  title: string;
  /** Of the window, when it says more. */
  windowTitle: string;
  badge: ReactNode;
  below: ReactNode;
  note: ReactNode;
  /** What may be done with it now; the one that leads on stands last. */
  children: ReactNode;
}

/** The head of what is approved. */
export function ApprovedHead({ title, windowTitle, badge, below, note, children }: HeadProps) {
  const location = useLocation();
  const acted = useRef((location.state as Partial<typeof JUST_MADE> | null)?.made === true);
  useEffect(() => {
    if (acted.current) goOnAtTitle();
  });
  return (
    <Stack component="header" direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2 }}>
      <title>{windowTitle}</title>
      <Box sx={{ flex: { md: '1 1 280px' }, minWidth: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h1" id={TITLE_ID} tabIndex={-1}>
            {title}
          </Typography>
          {badge}
        </Stack>
        <Typography color="text.secondary">{below}</Typography>
        <Typography variant="note">{note}</Typography>
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        onFocus={() => {
          acted.current = true;
        }}
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: { md: 'flex-end' } }}
      >
        {children}
      </Stack>
    </Stack>
  );
}
