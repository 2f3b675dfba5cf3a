import { type AlertProps, Box, Button, List, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { isMissing, reasonOf } from '../providers/api';
import { translate } from '../i18n/texts';
import { Alert } from './Alert';

/** MUI's `Alert` for a part of a screen that could not be read, with a button that reads it again. */
export const RetryAlert = ({ onRetry, ...alert }: AlertProps & { onRetry: () => unknown }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" size="small" onClick={() => void onRetry()}>
        {translate('ui.loaded.retry')}
      </Button>
    }
    {...alert}
  />
);

export interface LoadFailedProps {
  title: string;
  /** Shown instead when the record no longer exists, as a retry would not help; true: what the server says. */
  missing?: string | true | undefined;
  back?: ReactNode;
  error: unknown;
  onRetry: () => void;
}

export function LoadFailed({ title, missing, back, error, onRetry }: LoadFailedProps) {
  if (missing && isMissing(error)) {
    return <StateMessage alert title={missing === true ? reasonOf(error) : missing} action={back} />;
  }
  return (
    <StateMessage
      alert
      title={title}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('ui.loaded.retry')}
        </Button>
      }
    >
      {reasonOf(error)}
    </StateMessage>
  );
}

export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Stack role="status" aria-label={translate('ra.page.loading')} spacing={2} sx={{ p: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box sx={{ flex: 3 }}>
            <Skeleton width={`${60 + ((row * 17) % 35)}%`} />
            <Skeleton width="45%" height={14} />
          </Box>
          <Box sx={{ flex: 3, display: { xs: 'none', sm: 'block' } }}>
            <Skeleton width={`${55 + ((row * 23) % 40)}%`} />
          </Box>
          <Skeleton variant="rounded" width={96} height={22} />
          <Skeleton variant="rounded" width={140} height={30} sx={{ display: { xs: 'none', md: 'block' } }} />
        </Box>
      ))}
    </Stack>
  );
}

interface StateMessageProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced at once: an error. */
  alert?: boolean;
}

/** The message of an empty list or record, with its reason. */
export function StateMessage({ title, children, action, alert = false }: StateMessageProps) {
  return (
    <Box
      role={alert ? 'alert' : 'status'}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
        px: 2,
        py: { xs: 5, sm: 8 },
      }}
    >
      <Box
        component="svg"
        width={120}
        height={44}
        viewBox="0 0 120 44"
        aria-hidden
        sx={{ mb: 1, color: 'divider' }}
      >
        <path d="M2 4h116M2 40h116" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M8 22h104"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="14 12"
          strokeLinecap="round"
        />
      </Box>
      <Typography variant="h3" component="p">
        {translate(title)}
      </Typography>
      {children && (
        <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}

export interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> extends Pick<LoadFailedProps, 'missing'> {
  of: Query<Data>;
  failed: string;
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** What a query has read, which stays while a later reading fails; before it a placeholder, or its failure. */
export function Loaded<Data>({
  of: { data, error, refetch },
  failed,
  missing,
  rows = 4,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error)
    return <LoadFailed title={failed} missing={missing} error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={rows} />;
}

interface ListProps<Row> extends Omit<LoadedProps<readonly Row[]>, 'children'> {
  empty: string;
  item: (row: Row) => ReactNode;
}

/** The rows that a query has read, each below the other. */
export function LoadedList<Row>({ empty, item, ...loaded }: ListProps<Row>) {
  return (
    <Loaded {...loaded}>
      {(rows) =>
        rows.length === 0 ? (
          <Typography color="text.secondary">{translate(empty)}</Typography>
        ) : (
          <List disablePadding>{rows.map(item)}</List>
        )
      }
    </Loaded>
  );
}
