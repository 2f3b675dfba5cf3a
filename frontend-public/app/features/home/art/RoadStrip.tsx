interface VehicleProps {
  x: number;
  y: number;
  fill: string;
}

/** A car from above, heading right; `x`, `y` is its rear left corner. */
export function TopCar({ x, y, fill }: VehicleProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="84" height="38" rx="13" fill={fill} />
      <path d="M20 5h34l6 4v20l-6 4H20l-5-5V10z" fill="var(--ink)" opacity=".8" />
      <rect x="24" y="8" width="26" height="22" rx="4" fill={fill} />
      <path d="M80 7h3v6h-3zM80 25h3v6h-3z" fill="#ffffff" />
    </g>
  );
}

function Van({ x, y, fill }: VehicleProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="126" height="46" rx="9" fill={fill} />
      <path d="M6 6h82v34H6z" fill="#ffffff" opacity=".35" />
      <path d="M98 5h10l8 7v22l-8 7H98z" fill="var(--ink)" opacity=".8" />
      <path d="M122 8h3v7h-3zM122 31h3v7h-3z" fill="#ffffff" />
    </g>
  );
}

/** A car carrier with four cars on board. */
function Carrier({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="396" height="60" rx="5" fill="#5f7696" />
      <path d="M6 6h384M6 54h384" stroke="#c3cfdf" strokeWidth="3" />
      <path
        d="M98 6v48M195 6v48M292 6v48"
        stroke="#0f2138"
        strokeOpacity=".4"
        strokeWidth="3"
        strokeDasharray="6 4"
      />
      <TopCar x={9} y={11} fill="#faf7f1" />
      <TopCar x={105} y={11} fill="#8fb0dc" />
      <TopCar x={202} y={11} fill="#ddd3c1" />
      <TopCar x={299} y={11} fill="#faf7f1" />
      <path d="M396 26h14v8h-14z" fill="#41597b" />
      <rect x="408" y="2" width="66" height="56" rx="9" fill="#faf7f1" />
      <path d="M446 7h10l9 8v30l-9 8h-10z" fill="var(--ink)" opacity=".85" />
      <path d="M470 10h4v9h-4zM470 41h4v9h-4z" fill="#ffffff" />
    </g>
  );
}

/** Two lanes from above, as wide as the page; used on the home page. */
export function RoadStrip() {
  return (
    <svg
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMidYMid slice"
      className="road-scene block h-36 w-full sm:h-48 lg:h-56"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1440" height="220" fill="#0a1728" />
      <g stroke="#faf7f1" strokeWidth="5">
        <path d="M0 12h1440M0 208h1440" />
        <path d="M0 110h1440" strokeDasharray="60 44" />
      </g>
      <g className="vehicle">
        <Carrier x={470} y={130} />
      </g>
      <g className="vehicle vehicle-late">
        <TopCar x={640} y={42} fill="#8fb0dc" />
        <Van x={880} y={38} fill="#faf7f1" />
        <TopCar x={150} y={42} fill="#ddd3c1" />
        <TopCar x={1250} y={42} fill="#5f86bd" />
      </g>
      <g className="vehicle">
        <Van x={120} y={137} fill="#ddd3c1" />
        <TopCar x={1130} y={141} fill="#faf7f1" />
      </g>
    </svg>
  );
}
