import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import {
  CreateBase,
  EditBase,
  Form,
  type RaRecord,
  SaveButton,
  useEditContext,
  useNotify,
} from 'react-admin';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { ListSkeleton } from './ListSkeleton';
import { LoadFailed } from './LoadFailed';
import { RefusedField } from './RefusedField';
import { WritingDialog } from './WritingDialog';

interface FormProps {
  title: string;
  /** Default: 'Guardar'. */
  saveLabel?: string;
  defaultValues?: object;
  /** Shown instead of the reason alone when the record was not saved for another reason than its fields. */
  problem?: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface Props<Saved extends RaRecord> extends FormProps {
  resource: string;
  /** Absent: a new record. */
  id?: string;
  maxWidth?: DialogProps['maxWidth'];
  /** Said once it is saved. */
  saved?: string;
  onSaved?: (record: Saved) => void;
  onClose: () => void;
}

/** Scrolls once, when it appears: in a long form it may be out of view. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The record as it was when the form opened: a refresh behind it never replaces what is being typed. */
function LoadedOnce({ title, children }: { title: string; children: (record: RaRecord) => ReactNode }) {
  const { record, isFetching, error, refetch } = useEditContext<RaRecord>();
  const [opened, setOpened] = useState<RaRecord>();
  if (!opened && record && !isFetching && !error) setOpened(record);
  if (opened) return children(opened);
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      {error ? (
        <LoadFailed title="No se pudieron cargar los datos" error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </>
  );
}

/**
 * react-admin's `Create` and `Edit` with their `Form`, in a dialog: the screen behind keeps its place. What the server
 * refuses stays typed, and closing asks before something typed is lost.
 */
export function RecordDialog<Saved extends RaRecord>({
  resource,
  id,
  maxWidth = 'sm',
  saved,
  onSaved,
  onClose,
  ...content
}: Props<Saved>) {
  const { title, saveLabel, defaultValues, problem, children } = content;
  const titleId = useId();
  const notify = useNotify();
  const [error, setError] = useState<unknown>(null);
  const saving = {
    resource,
    redirect: false as const,
    mutationOptions: {
      onSuccess: (record: RaRecord) => {
        if (saved) notify(saved, { type: 'success' });
        onSaved?.(record as Saved);
        onClose();
      },
      onError: setError,
    },
  };
  const form = (record?: RaRecord) => (
    <Form record={record} defaultValues={defaultValues}>
      <RefusedField />
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1, display: 'grid', gap: 2, '& .MuiFormControl-root': { m: 0 } }}>
          {children}
          {error !== null && Object.keys(fieldErrorsOf(error)).length === 0 && (
            <Alert ref={intoView} severity="error" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
              {problem?.(error) ?? reasonOf(error)}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <SaveButton label={saveLabel} icon={null} color="secondary" variant="contained" alwaysEnable />
      </DialogActions>
    </Form>
  );
  return (
    <WritingDialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
      // Clicks inside bubble to the row or card that opened it.
      onClick={(event) => event.stopPropagation()}
    >
      {/* Content that does not fit scrolls above the buttons. */}
      <Box
        sx={{
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          '& > form': { minHeight: 0, display: 'flex', flexDirection: 'column' },
        }}
      >
        {id ? (
          <EditBase
            {...saving}
            id={id}
            mutationMode="pessimistic"
            queryOptions={{ onError: () => undefined }}
          >
            <LoadedOnce title={title}>{form}</LoadedOnce>
          </EditBase>
        ) : (
          <CreateBase {...saving}>{form()}</CreateBase>
        )}
      </Box>
    </WritingDialog>
  );
}
