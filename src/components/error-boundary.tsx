import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  children: ReactNode;
  renderError: (error: unknown, reset: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Keeps what breaks below it from taking the rest of the page along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.renderError(failure.error, () => this.setState({ failure: null }));
  }
}
