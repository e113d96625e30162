import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Stands in when a child throws or its script does not arrive; `retry` tries once more. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a broken part from taking the page with it. A class, since React offers no other way to catch. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
