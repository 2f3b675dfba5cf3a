import { ColumnsButton } from 'react-admin';
import { COLUMNS_KEY } from './CandidateTable';

/** The columns of the table, remembered in this browser. */
export const ColumnsChoice = () => <ColumnsButton storeKey={COLUMNS_KEY} />;
