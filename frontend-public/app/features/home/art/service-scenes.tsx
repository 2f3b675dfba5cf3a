import { ART, Scene, SideCar } from './Scene';
import { CarCarrier } from './vehicles';

export function CarCarrierScene() {
  return (
    <Scene>
      <path d="M0 108 60 92l50 12 70-22 60 20 80-14v60H0Z" fill="#cbd7e6" />
      <CarCarrier />
    </Scene>
  );
}

export function FleetScene() {
  return (
    <Scene>
      <rect x="70" y="18" width="180" height="104" rx="8" fill={ART.ink} />
      <rect x="80" y="28" width="160" height="84" rx="3" fill={ART.pale} />
      <path d="M80 28h40v84H80z" fill={ART.sand} />
      <path d="M87 40h26M87 52h18M87 64h24M87 76h16" stroke={ART.ink} strokeWidth="4" strokeLinecap="round" />
      <path d="M128 100c14-34 34 4 52-28s34-16 52-32" fill="none" stroke={ART.steel} strokeWidth="14" />
      <path
        d="M128 100c14-34 34 4 52-28s34-16 52-32"
        fill="none"
        stroke={ART.pale}
        strokeWidth="2"
        strokeDasharray="7 6"
      />
      {[
        [142, 74],
        [180, 60],
        [218, 38],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0 16C-8 6-9 2-9-2a9 9 0 0 1 18 0c0 4-1 8-9 18Z" fill={ART.blue} />
          <circle cy="-2" r="3.5" fill={ART.pale} />
        </g>
      ))}
      <path d="M150 122h20v14h-20z" fill={ART.steel} />
      <path d="M128 133h64v5h-64z" fill={ART.ink} />
    </Scene>
  );
}

export function WorkshopScene() {
  return (
    <Scene>
      <path d="M30 136V52l130-32 130 32v84Z" fill={ART.sand} />
      <path d="M52 136V64h216v72Z" fill={ART.pale} />
      <path d="M52 64h216v9H52z" fill={ART.steel} />
      <path d="M88 136V82h12v54zM220 136V82h12v54z" fill={ART.ink} />
      <path d="M80 104h160v7H80z" fill={ART.ink} />
      <SideCar x={105} ground={104} />
      <path d="M240 136v-20h22v20Z" fill={ART.blue} />
      <path d="M240 122h22M240 129h22" stroke={ART.pale} strokeWidth="2" />
      <path d="M146 136v-6l8-5h14l8 5v6Z" fill={ART.steel} />
    </Scene>
  );
}

export function InspectionScene() {
  return (
    <Scene>
      <path d="M44 24h232v26H44z" fill={ART.ink} />
      <path d="M56 50v86M264 50v86" stroke={ART.ink} strokeWidth="12" />
      <g fill="none" stroke={ART.pale} strokeWidth="5">
        <path d="m76 30 9 7-9 7M94 30l9 7-9 7M244 30l-9 7 9 7M226 30l-9 7 9 7" />
      </g>
      <rect x="126" y="28" width="68" height="18" rx="2" fill={ART.pale} />
      <path d="m150 37 6 5 11-10" fill="none" stroke={ART.blue} strokeWidth="4" />
      <SideCar x={104} ground={134} />
      <path d="M218 106h28v30h-28z" fill={ART.steel} />
      <path d="M222 110h20v11h-20z" fill={ART.pale} />
      <path d="M76 132h28v4H76zM120 134h84v3h-84z" fill={ART.ink} />
    </Scene>
  );
}

export function ParkingScene() {
  return (
    <Scene>
      <path d="M0 62h320M0 78h320M0 94h320" stroke={ART.steel} strokeWidth="3" />
      {[10, 60, 110, 160, 210, 260, 310].map((x) => (
        <path key={x} d={`M${x} 48v88`} stroke={ART.steel} strokeWidth="5" />
      ))}
      <rect x="34" y="22" width="56" height="56" rx="6" fill={ART.blue} />
      <path d="M54 68V34h10a10 10 0 0 1 0 20H54" fill="none" stroke="#ffffff" strokeWidth="7" />
      <path d="M60 78v58" stroke={ART.ink} strokeWidth="5" />
      <SideCar x={96} ground={134} fill={ART.pale} />
      <SideCar x={206} ground={134} fill={ART.blue} />
      <path d="M262 26h34v16h-24l-10-6z" fill={ART.ink} />
      <circle cx="294" cy="34" r="5" fill={ART.sky} />
      <path d="M280 42v94" stroke={ART.ink} strokeWidth="4" />
    </Scene>
  );
}

export function WashScene() {
  return (
    <Scene>
      <path
        d="M40 136V40c0-10 8-18 18-18h204c10 0 18 8 18 18v96h-26V54c0-4-3-7-7-7H73c-4 0-7 3-7 7v82Z"
        fill={ART.ink}
      />
      <g stroke={ART.pale} strokeWidth="5" fill="none">
        <path d="m140 30 8 5-8 5M158 30l8 5-8 5M176 30l8 5-8 5" />
      </g>
      <SideCar x={105} ground={134} />
      {[80, 222].map((x) => (
        <g key={x}>
          <rect x={x} y="56" width="18" height="80" rx="9" fill={ART.steel} />
          <path
            d={`M${x} 66h18M${x} 78h18M${x} 90h18M${x} 102h18M${x} 114h18M${x} 126h18`}
            stroke={ART.pale}
            strokeWidth="3"
          />
        </g>
      ))}
      <path
        d="M116 52v10M132 52v18M148 52v10M164 52v16M180 52v10M196 52v18M212 52v10"
        stroke={ART.blue}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="6 6"
      />
      <g fill="#ffffff">
        <circle cx="108" cy="96" r="7" />
        <circle cx="120" cy="88" r="5" />
        <circle cx="206" cy="92" r="6" />
        <circle cx="216" cy="102" r="8" />
      </g>
    </Scene>
  );
}
