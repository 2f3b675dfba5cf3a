import { data } from 'react-router';
import { ServerErrorPage } from '../features/errors/ServerErrorPage';

/** The error page under its own address, for a proxy that has to show one. */
export function loader() {
  throw data(null, { status: 500 });
}

export default ServerErrorPage;
